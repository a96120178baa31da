import type { Brand } from '~/api/generated/types.gen'
import { useDialogTarget } from '~/features/shared/dialog-state'

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
    {edited.target && (
      <BrandFormDialog
        open={edited.isOpen}
        brand={edited.target}
        upgradable={false}
        onClose={edited.close}
        onClosed={edited.clear}
        onSaved={edited.close}
      />
    )}
    {deleted.target && (
      <DeleteBrandDialog
        open={deleted.isOpen}
        brand={deleted.target}
        onClose={deleted.close}
        onClosed={deleted.clear}
        onDeleted={() => {
          deleted.close()
          return deleted.target && onDeleted?.(deleted.target)
        }}
      />
    )}
  </>
)
