import { useState } from 'react'

/**
 * Opens the dialog named in the URL if the user may use it. Once open it stays open, so typed text is not lost when a
 * right is withdrawn (C197).
 */
export function useDialogFromUrl(asked: boolean, allowed: boolean): boolean {
  const [shown, setShown] = useState(false)
  const shows = asked && (allowed || shown)
  if (shows !== shown) setShown(shows)
  return shows
}
