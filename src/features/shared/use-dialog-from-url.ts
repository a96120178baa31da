import { useState } from 'react'

/**
 * Whether a form that the URL asks for is shown. It opens only for users with the right. It stays open when they lose
 * the right meanwhile: it shows the refusal, and what was typed is not lost (C197).
 */
export function useDialogFromUrl(asked: boolean, allowed: boolean): boolean {
  const [shown, setShown] = useState(false)
  const shows = asked && (allowed || shown)
  if (shows !== shown) setShown(shows)
  return shows
}
