import { useEffect } from 'react'

import type { Brand } from '~/api/generated/types.gen'
import { lazyDialog } from '~/design/layers/LayerBoundary'
import { useDialogTarget } from '~/design/layers/layers'
import { whenIdle } from '~/platform/async'

/** The dialogs that create and change a brand, with their form library, are loaded once the page rests. */
export const CreateBrandDialog = lazyDialog(async () => (await import('./BrandFormDialog')).CreateBrandDialog)
const EditBrandDialog = lazyDialog(async () => (await import('./BrandFormDialog')).EditBrandDialog)

const DeleteBrandDialog = lazyDialog(async () => (await import('./DeleteBrandDialog')).DeleteBrandDialog)

type BrandDialogsProps = {
  edited: ReturnType<typeof useDialogTarget<Brand>>
  deleted: ReturnType<typeof useDialogTarget<Brand>>
  /** Called after the brand was deleted. */
  onDeleted?: (brand: Brand) => unknown
}

/** The dialogs that change or delete one brand. */
export function BrandDialogs({ edited, deleted, onDeleted }: BrandDialogsProps) {
  useEffect(() => whenIdle(() => void EditBrandDialog.preload()), [])
  return (
    <>
      {edited.target && (
        <EditBrandDialog
          open={edited.isOpen}
          brand={edited.target}
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
}
