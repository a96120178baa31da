import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { isMissing } from '~/api/api-error'
import { getBrandQueryKey, listBrandUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { deleteBrand, getBrand } from '~/api/generated/sdk.gen'
import type { Brand } from '~/api/generated/types.gen'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'

import { announceBrand, queriesOfBrandCount } from './brand-cache'

type NamedBrand = Pick<Brand, 'id' | 'name'>

/** @param onDeleted closes or leaves the view of the brand, if it is still there */
export function useDeleteBrand(onDeleted: () => unknown) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { mutate, isPending, failure } = useApiMutation(
    { mutationFn: deleteIt },
    {
      name: 'deleteBrand',
      confirm: {
        check: ({ id }) =>
          getBrand({ path: { id } }).then(
            () => 'undone',
            (error: unknown) => {
              if (isMissing(error)) return 'deleted'
              throw error
            },
          ),
      },
      meta: {
        invalidates: queriesOfBrandCount(),
        success: (end, { name }) =>
          end === 'deleted'
            ? { title: intl.formatMessage({ id: 'brandpages.deleted' }, { name }) }
            : { severity: 'info', title: intl.formatMessage({ id: 'brandpages.deleted.before' }, { name }) },
        error: { title: 'brandpages.delete.failed', unconfirmed: 'brandpages.delete.unknown' },
        inline: 'error',
      },
      onSuccess(end, { id }) {
        if (end === 'deleted') announceBrand(id, 'brand_deleted')
      },
      onSuccessIfMounted: () => onDeleted(),
    },
  )

  async function remove(brand: NamedBrand) {
    if (!(await mutate(brand))) return
    // removed after the user left the page, which would refetch it; if it stayed in the cache, the selector would
    // select it
    queryClient.removeQueries({ queryKey: getBrandQueryKey({ path: { id: brand.id } }) })
    queryClient.removeQueries({ queryKey: listBrandUsersQueryKey({ path: { id: brand.id } }) })
  }

  return { remove, busy: isPending(), failure }
}

/** A success may have no data. A 404 is a success too: somebody else has deleted the brand before. */
async function deleteIt({ id }: NamedBrand): Promise<'deleted' | 'deleted before'> {
  try {
    await deleteBrand({ path: { id } })
    return 'deleted'
  } catch (error) {
    if (isMissing(error)) return 'deleted before'
    throw error
  }
}
