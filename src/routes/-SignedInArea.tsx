import { useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'

import { showFonts } from '~/design/theme/fonts'
import { useSessionOpen } from '~/session/current-session'

import { preloadCode } from './-known-path'
import { abortLeftReads } from './-page-reads'
import { QueryArea } from './-QueryArea'
import type { Services } from './-router-context'
import { SignedInFrame } from './-SignedInFrame'
import { useServices } from './-use-services'

/** Routers that this module listens to. It never unsubscribes. */
const followed = new WeakSet<RegisteredRouter>()

/** Cancels queries that only the previous page needed. */
function followPages(router: RegisteredRouter, { queries }: Services): void {
  if (followed.has(router)) return
  followed.add(router)
  router.subscribe('onResolved', () => abortLeftReads(queries.get(), router.state.matches))
}

/** By then the first page has what it needs. */
const SETTLED_MS = 3000

/**
 * The shell of signed-in users. It unmounts with the session: the page must not look for a user who has signed out, and
 * the next user must see nothing of them.
 */
export function SignedInArea({ children }: { children?: ReactNode }) {
  const router = useRouter()
  const services = useServices()
  const { session, queries } = services
  const id = useSyncExternalStore(queries.subscribe, queries.id)
  const open = useSessionOpen()

  useLayoutEffect(showFonts, [])
  useEffect(() => followPages(router, services), [router, services])

  // preloads the login: a session may end at any time, even offline
  useEffect(() => {
    const timer = setTimeout(() => void preloadCode(router, '/auth/login'), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [router])

  if (!open) return null
  return (
    <QueryArea key={id} queries={queries}>
      <SignedInFrame session={session}>{children}</SignedInFrame>
    </QueryArea>
  )
}
