import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// lazy: the dialog is not part of a public page's first script
const ConfirmLeave = lazy(async () => ({ default: (await import('~/design/layers/ConfirmLeave')).ConfirmLeave }))

/** Asks before a page with unsaved input is left, for another page or another site (REG-47). */
export function LeaveGuard({ unsaved }: { unsaved: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && unsaved(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  return (
    blocker.status === 'blocked' && (
      <Suspense>
        <ConfirmLeave open onStay={blocker.reset} onLeave={blocker.proceed} />
      </Suspense>
    )
  )
}
