import { useEffect, useState } from 'react'

import { seen } from './seen-marks'

type WelcomeOptions = {
  /** The address asks for it. */
  asked: boolean
  userId: number
  /** Takes the question out of the address. */
  onOver: () => void
}

/** Shown once to a person: it stays until it is dismissed or left, and a reload does not bring it back (REG-50). */
export function useWelcome({ asked, userId, onOver }: WelcomeOptions) {
  const [shown, setShown] = useState(() => asked && !seen.has('welcome', userId))

  // kept in storage, and in the address
  useEffect(() => {
    if (shown) seen.add('welcome', userId)
    else if (asked) onOver()
  }, [shown, asked, userId, onOver])

  return { shown, dismiss: () => setShown(false) }
}
