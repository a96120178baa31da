import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { getBrandQueryKey, listBrandsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { createBrand, updateBrand } from '~/api/generated/sdk.gen'
import type { Brand } from '~/api/generated/types.gen'
import { useAct } from '~/features/shared/acts/use-act'
import { useDoubt } from '~/features/shared/forms/use-doubt'
import { isId } from '~/platform/ids'

import { announceBrand, answersAbout, answersAboutAll } from './brand-cache'
import {
  createdBrand,
  emptyBrandForm,
  fromBrand,
  hasBrandChanges,
  toBrandInput,
  toBrandPatch,
  updatedBrand,
  type BrandFormValues,
} from './brand-form'

/**
 * BRD-07: creates a brand, or sends the changed fields of a brand. Compares with the brand as it was at first: a later
 * answer changes no field.
 *
 * @param onSaved closes the form, or opens the brand, if the form is still there
 */
export function useSaveBrand(brand: Brand | undefined, onSaved: (brand: Brand) => unknown) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const [stored] = useState(() => (brand ? fromBrand(brand) : emptyBrandForm))
  const [doubt, raiseDoubt] = useDoubt()

  async function send(values: BrandFormValues): Promise<Brand> {
    if (!brand) {
      const body = toBrandInput(values)
      return createdBrand((await createBrand({ body })).data, body)
    }
    const body = toBrandPatch(values, stored, doubt)
    return updatedBrand((await updateBrand({ path: { id: brand.id }, body })).data, brand, body)
  }

  // #region mutation
  const { act, pending, failure } = useAct(
    { mutationFn: send },
    {
      name: 'saveBrand',
      changes: ({ id }) => (brand ? answersAbout(id) : answersAboutAll()),
      // it may be saved all the same, or deleted by somebody else: list and page say so; the form keeps what was typed
      refreshOnFailure: () => [listBrandsQueryKey(), ...(brand ? [getBrandQueryKey({ path: { id: brand.id } })] : [])],
      done: ({ name }) => ({
        title: intl.formatMessage({ id: brand ? 'brandpages.saved' : 'brandpages.created' }, { name }),
      }),
      onDone(saved) {
        // show the change at once, even if the refetch fails: the answer may lack fields
        if (isId(saved.id))
          queryClient.setQueryData(getBrandQueryKey({ path: { id: saved.id } }), saved, { updatedAt: 0 })
        announceBrand(saved.id, brand ? 'brand_updated' : 'brand_created')
      },
      leave: (saved) => onSaved(saved),
      onFailed: (refusal, values) => raiseDoubt(refusal, toBrandPatch(values, stored)),
      failedAway: brand ? 'brandpages.form.failed' : 'brandpages.form.create.failed',
    },
  )
  // #endregion
  return {
    stored,
    save: act,
    isChanged: (values: BrandFormValues) => hasBrandChanges(values, stored, doubt),
    busy: pending(),
    failure,
  }
}
