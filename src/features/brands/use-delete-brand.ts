import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { getBrandQueryKey, listBrandsQueryKey, listBrandUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { deleteBrand } from '~/api/generated/sdk.gen'
import type { Brand } from '~/api/generated/types.gen'
import { useAct } from '~/features/shared/acts/use-act'
import { useStillThere } from '~/features/shared/acts/use-still-there'

import { announceBrand, answersAboutAll } from './brand-cache'

/** @param onDeleted closes or leaves the view of the brand, if it is still there */
export function useDeleteBrand(onDeleted: () => unknown) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const isThere = useStillThere()
  const { act, pending, failure } = useAct(
    { mutationFn: async ({ id }: Pick<Brand, 'id' | 'name'>) => (await deleteBrand({ path: { id } })).data },
    {
      name: 'deleteBrand',
      changes: answersAboutAll(),
      // somebody else may have deleted it: the list says so
      refreshOnFailure: () => [listBrandsQueryKey()],
      done: (_state, { name }) => ({ title: intl.formatMessage({ id: 'brandpages.deleted' }, { name }) }),
      async onDone(_state, { id }) {
        announceBrand(id, 'brand_deleted')
        if (isThere()) await onDeleted()
        // remove it from the cache: the selector would still select it
        queryClient.removeQueries({ queryKey: getBrandQueryKey({ path: { id } }) })
        queryClient.removeQueries({ queryKey: listBrandUsersQueryKey({ path: { id } }) })
      },
    },
  )
  return { remove: act, busy: pending(), failure }
}
