import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// a dialog is no part of the first script of a public page
const ConfirmLeave = lazy(async () => ({ default: (await import('~/design/layers/ConfirmLeave')).ConfirmLeave }))

/** Asks before a page with unsaved input is left, be it for another page of the app or for good (REG-47). */
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
