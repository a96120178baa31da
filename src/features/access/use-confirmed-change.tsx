import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { useDialogTarget } from '~/features/shared/dialog-state'

import { type AccessChange, type AskedChange, replacesNobody } from './access-change'
import { AccessDialog } from './AccessDialog'
import { readUsersBefore } from './admin-queries'

/**
 * A change of access. It is made at once if undoing it loses nothing: access that is given, or an administrator who
 * replaces nobody. Otherwise the user confirms it in a dialog, which the caller renders (ACC-25).
 */
export function useConfirmedChange(run: (change: AccessChange) => Promise<boolean>, selfId: number) {
  const queryClient = useQueryClient()
  const dialog = useDialogTarget<AskedChange>()
  const [reading, setReading] = useState(false)
  const busy = useRef(false)
  const settle = useRef<(confirmed: boolean) => void>(undefined)

  function close(confirmed: boolean) {
    if (!dialog.isOpen) return
    dialog.close()
    settle.current?.(confirmed)
  }

  const ask = (change: AskedChange) =>
    new Promise<boolean>((resolve) => {
      settle.current = resolve
      dialog.open(change)
    })

  /** Who administers the brands is read again: a stale page must not replace anybody silently. */
  async function withUsersBefore(change: AskedChange): Promise<AskedChange> {
    busy.current = true
    setReading(true)
    try {
      return { ...change, before: await readUsersBefore(queryClient, change.brands) }
    } finally {
      busy.current = false
      setReading(false)
    }
  }

  return {
    confirmation: dialog.target && (
      <AccessDialog
        open={dialog.isOpen}
        change={dialog.target}
        selfId={selfId}
        onConfirm={() => close(true)}
        onClose={() => close(false)}
        onClosed={dialog.clear}
      />
    ),
    /** The present administrator is being read. */
    reading,
    /** @returns whether the change was made */
    request: async (change: AccessChange): Promise<boolean> => {
      if (busy.current) return false
      const { kind } = change
      if (kind === 'assign') return run(change)
      const known = kind === 'admin' ? await withUsersBefore({ ...change, kind }) : { ...change, kind }
      const replacesNone = kind === 'admin' && replacesNobody(known)
      return (replacesNone || (await ask(known))) && run(known)
    },
  }
}
