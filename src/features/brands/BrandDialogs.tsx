import type { Brand } from '~/api/generated/types.gen'
import { useSubject } from '~/features/shared/use-subject'

import { BrandFormDialog } from './BrandFormDialog'
import { DeleteBrandDialog } from './DeleteBrandDialog'

type BrandDialogsProps = {
  edited: ReturnType<typeof useSubject<Brand>>
  deleted: ReturnType<typeof useSubject<Brand>>
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
