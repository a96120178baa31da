import { lazy, Suspense } from 'react'

import { useToasts } from './toasts'

const fetchViewport = () => import('./ToastViewport')

const ToastViewport = lazy(async () => ({ default: (await fetchViewport()).ToastViewport }))

/** Loads the code early: a toast may report a lost network. */
export const preloadToasts = (): void => void fetchViewport().catch(() => {})

/** Rendered once. The code of toasts is loaded lazily: the first screen has none. */
export function Toasts() {
  if (useToasts().length === 0) return undefined
  return (
    <Suspense>
      <ToastViewport />
    </Suspense>
  )
}
