import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { TypedConfirmDialog } from '~/design/layers/ConfirmDialog'
import { Spaced } from '~/design/layout/Flex'
import { BulletList } from '~/design/layout/PlainList'
import { FailureSummary } from '~/features/shared/forms/FailureSummary'
import { errorText } from '~/i18n/error-text'

import { useDeleteBrand } from './use-delete-brand'

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
            unknown={<FormattedMessage id="brandpages.delete.unknown" />}
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
            {brand.users_count === null ? (
              <FormattedMessage id="brandpages.delete.lost.people.unknown" />
            ) : (
              <FormattedMessage id="brandpages.delete.lost.people" values={{ count: brand.users_count }} />
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
