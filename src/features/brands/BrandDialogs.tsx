import { useEffect } from 'react'

import type { Brand } from '~/api/generated/types.gen'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { withLayerBoundary } from '~/design/layers/LayerBoundary'
import { useDialogTarget } from '~/features/shared/dialog-state'
import { loadOnce, whenIdle } from '~/platform/async'

const form = loadOnce(async () => (await import('./BrandFormDialog')).BrandFormDialog)
/** The dialog that creates or changes a brand, with its form library, is loaded once the page rests. */
export const BrandFormDialog = withLayerBoundary(lazyComponent(form))

const DeleteBrandDialog = withLayerBoundary(
  lazyComponent(loadOnce(async () => (await import('./DeleteBrandDialog')).DeleteBrandDialog)),
)

type BrandDialogsProps = {
  edited: ReturnType<typeof useDialogTarget<Brand>>
  deleted: ReturnType<typeof useDialogTarget<Brand>>
  /** Called after the brand was deleted. */
  onDeleted?: (brand: Brand) => unknown
}

/** The dialogs that change or delete one brand. */
export function BrandDialogs({ edited, deleted, onDeleted }: BrandDialogsProps) {
  useEffect(() => whenIdle(() => void form.preload()), [])
  return (
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
}
