import { useEffect, useState } from 'react'

import { shownMarks } from './shown-marks'

type WelcomeOptions = {
  /** The URL requests the welcome. */
  asked: boolean
  userId: number
  /** Removes the parameter from the URL. */
  onOver: () => void
}

/** Shown once per user, until the user dismisses it or leaves the page. A reload does not bring it back (REG-50). */
export function useWelcome({ asked, userId, onOver }: WelcomeOptions) {
  const [shown, setShown] = useState(() => asked && !shownMarks.has('welcome', userId))

  // that the list was dismissed is stored, the request is in the URL
  useEffect(() => {
    if (shown) shownMarks.add('welcome', userId)
    else if (asked) onOver()
  }, [shown, asked, userId, onOver])

  return { shown, dismiss: () => setShown(false) }
}
