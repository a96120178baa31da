import { useState } from 'react'

/**
 * Whether a form that the URL asks for is shown. It opens only for users with the right, and stays when that goes
 * meanwhile: the refusal is shown in it, and what was typed is not lost (decision 22, C197).
 */
export function useAllowedLayer(asked: boolean, allowed: boolean): boolean {
  const [shown, setShown] = useState(false)
  const shows = asked && (allowed || shown)
  if (shows !== shown) setShown(shows)
  return shows
}
