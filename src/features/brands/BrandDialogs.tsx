import type { Brand } from '~/api/generated/types.gen'
import { useSubject } from '~/features/shared/use-subject'

import { BrandFormDialog } from './BrandFormDialog'
import { DeleteBrandDialog } from './DeleteBrandDialog'

type BrandDialogsProps = {
  edited: ReturnType<typeof useSubject<Brand>>
  deleted: ReturnType<typeof useSubject<Brand>>
  /** Leaves what showed the brand that is gone. */
  onDeleted?: () => unknown
}

/** What is asked before one brand is changed or deleted. */
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
          return onDeleted?.()
        }}
      />
    )}
  </>
)
