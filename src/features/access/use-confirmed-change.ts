import { useRef } from 'react'

import { useDialogTarget } from '~/features/shared/dialog-state'

import type { AccessChange } from './access-change'

/** A change that is made once the user has confirmed it in `dialog`. */
export function useConfirmedChange(run: (change: AccessChange) => Promise<boolean>) {
  const dialog = useDialogTarget<AccessChange>()
  const settle = useRef<(confirmed: boolean) => void>(undefined)

  function close(confirmed: boolean) {
    if (!dialog.isOpen) return
    dialog.close()
    settle.current?.(confirmed)
  }

  return {
    dialog,
    /** @returns whether it was confirmed, and made */
    request: async (change: AccessChange): Promise<boolean> => {
      const confirmed = await new Promise<boolean>((resolve) => {
        settle.current = resolve
        dialog.open(change)
      })
      return confirmed && run(change)
    },
    confirm: () => close(true),
    cancel: () => close(false),
  }
}
