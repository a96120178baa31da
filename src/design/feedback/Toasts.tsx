import { lazy, Suspense } from 'react'

import { useToasts } from './toasts'

const fetchViewport = () => import('./ToastViewport')

const ToastViewport = lazy(async () => ({ default: (await fetchViewport()).ToastViewport }))

/** A toast may say that the network is gone: its code must be here by then. */
export const preloadToasts = (): void => void fetchViewport().catch(() => {})

/** Once in the app. The first screen does without the code of toasts, since it has none to show. */
export function Toasts() {
  if (useToasts().length === 0) return undefined
  return (
    <Suspense>
      <ToastViewport />
    </Suspense>
  )
}
