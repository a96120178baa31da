import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { isMissing } from '~/api/api-error'
import { getBrandQueryKey, listBrandUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { deleteBrand, getBrand } from '~/api/generated/sdk.gen'
import type { Brand } from '~/api/generated/types.gen'
import { TypedConfirmDialog } from '~/design/layers/ConfirmDialog'
import { Spaced } from '~/design/layout/Flex'
import { BulletList } from '~/design/layout/PlainList'
import { FailureSummary } from '~/features/shared/forms/Form'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { userCount } from '~/features/shared/user/user-texts'
import { errorText } from '~/i18n/error-text'
import { endedBrands } from '~/session/brand-selection'

import { announceBrand, queriesOfBrandCount } from './brand-queries'

type NamedBrand = Pick<Brand, 'id' | 'name'>

/** @param onDeleted closes or leaves the view of the brand, if it is still there */
export function useDeleteBrand(onDeleted: () => unknown) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { mutate, isPending, failure } = useApiMutation(
    { mutationFn: deleteIt },
    {
      name: 'deleteBrand',
      verification: {
        check: ({ id }) =>
          getBrand({ path: { id } }).then(
            () => 'notApplied',
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
        error: { title: 'brandpages.delete.failed', unconfirmed: 'brandpages.delete.unconfirmed' },
        inline: 'error',
      },
      onSuccess(end, { id }) {
        if (end === 'deleted') announceBrand(id, 'brand_deleted')
        else endedBrands.notify(id)
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

type DeleteBrandDialogProps = {
  brand: Brand
  open: boolean
  onClose: () => void
  onClosed: () => void
  /** Closes or leaves the view of the brand. */
  onDeleted: () => unknown
}

/** Says what will be deleted, and asks to type the name of the brand (BRD-24). */
export function DeleteBrandDialog({ brand, open, onClose, onClosed, onDeleted }: DeleteBrandDialogProps) {
  const users = userCount(brand)
  const intl = useIntl()
  const { remove, busy, failure } = useDeleteBrand(onDeleted)
  return (
    <TypedConfirmDialog
      open={open}
      expected={brand.name}
      title={<FormattedMessage id="brandpages.delete.title" values={{ name: brand.name }} />}
      confirm={<FormattedMessage id="brandpages.delete.confirm" />}
      busyLabel={<FormattedMessage id="brandpages.delete.busy" />}
      busy={busy}
      failure={
        failure && !busy ? (
          <FailureSummary
            title={<FormattedMessage id="brandpages.delete.failed" />}
            unconfirmed={<FormattedMessage id="brandpages.delete.unconfirmed" />}
            texts={[errorText(intl, failure)]}
            failure={failure}
          />
        ) : undefined
      }
      onConfirm={() => void remove(brand)}
      onClose={onClose}
      onClosed={onClosed}
    >
      <FormattedMessage id="brandpages.delete.lost" />
      <Spaced mt={1}>
        <BulletList>
          <li>
            <FormattedMessage id="brandpages.delete.lost.brand" />
          </li>
          <li>
            {users === null ? (
              <FormattedMessage id="brandpages.delete.lost.people.unknown" />
            ) : (
              <FormattedMessage id="brandpages.delete.lost.people" values={{ count: users }} />
            )}
          </li>
          <li>
            <FormattedMessage id="brandpages.delete.lost.invitations" />
          </li>
        </BulletList>
      </Spaced>
    </TypedConfirmDialog>
  )
}
