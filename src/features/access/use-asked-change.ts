import { useState } from 'react'

import type { AccessChange } from './access-change'

type Asked = { change: AccessChange; open: boolean; answer: (confirmed: boolean) => void }

/** A change that waits for confirmation. It stays visible while its dialog closes. */
export function useAskedChange(run: (change: AccessChange) => Promise<boolean>) {
  const [asked, setAsked] = useState<Asked>()

  const close = (confirmed: boolean) => {
    if (!asked?.open) return
    setAsked({ ...asked, open: false })
    asked.answer(confirmed)
  }

  return {
    asked,
    /** @returns whether it was confirmed, and done */
    ask: async (change: AccessChange): Promise<boolean> => {
      const confirmed = await new Promise<boolean>((answer) => setAsked({ change, open: true, answer }))
      return confirmed && run(change)
    },
    confirm: () => close(true),
    cancel: () => close(false),
    forget: () => setAsked(undefined),
  }
}
