import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { createBrand, updateBrand } from '~/api/generated/sdk.gen'
import type { Brand } from '~/api/generated/types.gen'
import { useAct } from '~/features/shared/acts/use-act'

import { answersAbout, answersAboutAll } from './brand-cache'
import { fromBrand, toBrandInput, toBrandPatch, type BrandFormValues } from './brand-form'

/** BRD-07: creates a brand, or sends what was changed of one. */
export function useSaveBrand(brand: Brand | undefined, onSaved: (brand: Brand) => unknown) {
  const intl = useIntl()
  const queryClient = useQueryClient()

  async function send(values: BrandFormValues): Promise<Brand> {
    if (!brand) return (await createBrand({ body: toBrandInput(values) })).data
    return (await updateBrand({ path: { id: brand.id }, body: toBrandPatch(values, fromBrand(brand)) })).data
  }

  const { act, pending, failure } = useAct(
    { mutationFn: send },
    {
      name: 'saveBrand',
      changes: ({ id }) => (brand ? answersAbout(id) : answersAboutAll()),
      done: ({ name }) => ({
        title: intl.formatMessage({ id: brand ? 'brandpages.saved' : 'brandpages.created' }, { name }),
      }),
      onDone(saved) {
        // shown at once, whatever becomes of reading it anew
        queryClient.setQueryData(getBrandQueryKey({ path: { id: saved.id } }), saved)
        return onSaved(saved)
      },
    },
  )
  return { save: act, busy: pending(), failure }
}
