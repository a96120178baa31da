import { useEffect, useState } from 'react'

import { loadOnce } from '~/platform/async'

import { useToasts } from './toasts'

const viewport = loadOnce(async () => (await import('./ToastViewport')).ToastViewport)

/** Loads the code early: a toast may report that the network is lost. */
export const preloadToasts = (): void => void viewport.preload()

/**
 * Rendered once. The toast code is loaded lazily: the first screen has no toasts. If loading fails, the page stays, and
 * the next toast tries again.
 */
export function Toasts() {
  const toasts = useToasts()
  const [Viewport, setViewport] = useState(viewport.loaded)
  const unshown = Viewport ? undefined : toasts.at(-1)?.id
  useEffect(() => {
    if (unshown !== undefined)
      void viewport.load().then(
        (loaded) => setViewport(() => loaded),
        () => {},
      )
  }, [unshown])
  return toasts.length > 0 && Viewport && <Viewport />
}
