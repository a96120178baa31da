import type { Brand } from '~/api/generated/types.gen'
import { useDialogTarget } from '~/features/shared/use-dialog-target'

import { BrandFormDialog } from './BrandFormDialog'
import { DeleteBrandDialog } from './DeleteBrandDialog'

type BrandDialogsProps = {
  edited: ReturnType<typeof useDialogTarget<Brand>>
  deleted: ReturnType<typeof useDialogTarget<Brand>>
  /** Called after the brand was deleted. */
  onDeleted?: (brand: Brand) => unknown
}

/** The dialogs that change or delete one brand. */
export const BrandDialogs = ({ edited, deleted, onDeleted }: BrandDialogsProps) => (
  <>
    {edited.subject && (
      <BrandFormDialog
        open={edited.open}
        brand={edited.subject}
        upgradable={false}
        onClose={edited.close}
        onClosed={edited.forget}
        onSaved={edited.close}
      />
    )}
    {deleted.subject && (
      <DeleteBrandDialog
        open={deleted.open}
        brand={deleted.subject}
        onClose={deleted.close}
        onClosed={deleted.forget}
        onDeleted={() => {
          deleted.close()
          return deleted.subject && onDeleted?.(deleted.subject)
        }}
      />
    )}
  </>
)
