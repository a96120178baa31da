import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { getBrandQueryKey, listBrandUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { deleteBrand } from '~/api/generated/sdk.gen'
import type { Brand } from '~/api/generated/types.gen'
import { TypedConfirmDialog } from '~/design/layers/TypedConfirmDialog'
import { BulletList } from '~/design/layout/BulletList'
import { Spaced } from '~/design/layout/Spaced'
import { useAct } from '~/features/shared/acts/use-act'
import { errorText } from '~/i18n/error-text'

import { answersAboutAll } from './brand-cache'

type DeleteBrandDialogProps = {
  brand: Brand
  open: boolean
  onClose: () => void
  onClosed: () => void
  /** Leaves what showed the brand. */
  onDeleted: () => unknown
}

/** BRD-24: says what is lost, and wants the name of the brand. */
export function DeleteBrandDialog({ brand, open, onClose, onClosed, onDeleted }: DeleteBrandDialogProps) {
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
      failure={failure && !busy ? errorText(intl, failure, 'brandpages.delete.failed') : undefined}
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
            <FormattedMessage id="brandpages.delete.lost.people" values={{ count: brand.users_count }} />
          </li>
          <li>
            <FormattedMessage id="brandpages.delete.lost.invitations" />
          </li>
        </BulletList>
      </Spaced>
    </TypedConfirmDialog>
  )
}

/** @param onDeleted leaves what showed the brand */
function useDeleteBrand(onDeleted: () => unknown) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { act, pending, failure, forget } = useAct(
    { mutationFn: async ({ id }: Pick<Brand, 'id' | 'name'>) => (await deleteBrand({ path: { id } })).data },
    {
      name: 'deleteBrand',
      changes: answersAboutAll(),
      done: (_state, { name }) => ({ title: intl.formatMessage({ id: 'brandpages.deleted' }, { name }) }),
      async onDone(_state, { id }) {
        await onDeleted()
        // nothing may find it again: the selector would take it for the selected one
        queryClient.removeQueries({ queryKey: getBrandQueryKey({ path: { id } }) })
        queryClient.removeQueries({ queryKey: listBrandUsersQueryKey({ path: { id } }) })
      },
    },
  )
  return { remove: act, busy: pending(), failure, forget }
}
