import { createFileRoute, useLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

import type { LoginRequest } from '~/api/generated/types.gen'
import { LoginScreen } from '~/features/auth/LoginScreen'
import { useHydratedValue } from '~/features/shared/forms/Form'
import { useLazyMutation } from '~/features/shared/mutations/use-lazy-mutation'
import { PAGES } from '~/features/shared/pages'
import { isKnownPath, preloadCode } from '~/features/shell/known-path'
import { useSignedIn } from '~/session/current-session'
import { HOME, mayReturn, safeRedirect } from '~/session/safe-redirect'

/** The documented wait before the redirect. The calls of the first page run meanwhile. */
const REDIRECT_DELAY_MS = 150

const HERE = /^\/auth\/login\/?$/i
const INVITATION = /^\/onboarding\/invitations\/([^/?#]+)/

/** Untrusted: anything but a text is ignored (C085). */
type LoginSearch = { redirect?: string }

export const Route = createFileRoute('/auth/login')({
  validateSearch: ({ redirect }: Record<string, unknown>): LoginSearch =>
    typeof redirect === 'string' ? { redirect } : {},
  staticData: PAGES['/auth/login'],
  component: LoginRoute,
})

function LoginRoute() {
  const router = useRouter()
  const { redirect } = Route.useSearch()
  const { services } = Route.useRouteContext()
  const target = safeRedirect(redirect, (pathname) => isKnownPath(router, pathname))
  // a page that may belong to one of several users is shown to none of them (`mayReturn`)
  const severalEnded = useLocation({ select: ({ state }) => new Set(state.endedUsers).size > 1 })
  // the pre-rendered page knows neither the URL nor the history
  const returns = useHydratedValue(target !== HOME && !severalEnded, false)
  const ended = useHydratedValue(useLocation({ select: ({ state }) => state.ended }), undefined)
  const refusal = useHydratedValue(useLocation({ select: ({ state }) => state.refusal }), undefined)
  const reason = useReason(refusal)
  // stays while the next page opens
  const [invited] = useState(useRouterState({ select: ({ location }) => location.state.invitedEmail }))
  const email = useHydratedValue(invited, undefined)
  const token = INVITATION.exec(target)?.[1]
  const invitation = useHydratedValue(token && decodeURIComponent(token), undefined)

  const landing = useCallback(async () => {
    const { session } = await services.load()
    return mayReturn(router.state.location.state.endedUsers, session.userId()) ? target : HOME
  }, [router, services, target])

  const loadSignIn = useCallback(async () => {
    const [{ signIn }, { startSession }] = await Promise.all([import('~/features/auth/sign-in'), services.load()])
    return async (input: LoginRequest, signal: AbortSignal) => {
      await signIn(input, signal, startSession)
      // its first calls run while the success message is shown
      void router.preloadRoute({ to: '.', href: await landing() })
    }
  }, [router, services, landing])
  const leaving = useRouterState({ select: ({ location }) => !HERE.test(location.pathname) })
  const { pending, failure, failureCount, mutate, prepare } = useLazyMutation(loadSignIn, { leaving })
  // asks the session, never a stored flag; during a sign-in, `signIn` decides
  const redirecting = useSignedIn(!pending)

  useEffect(() => {
    if (!redirecting || leaving) return
    // a ready path with its query: the router would rewrite the query
    const leave = async () => router.history.replace(await landing())
    const timer = setTimeout(() => void leave(), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [redirecting, leaving, landing, router])

  /** Preloads the code of the sign-in and of the next page. A script that fails is requested again when needed. */
  const prepareAll = useCallback(() => {
    prepare().catch(() => {})
    void preloadCode(router, target)
  }, [router, prepare, target])

  return (
    <LoginScreen
      phase={phaseOf(pending, redirecting)}
      failure={failure}
      attempts={failureCount}
      returns={returns}
      ended={ended}
      reason={reason}
      email={email}
      invitation={invitation}
      onSubmit={mutate}
      onPasswordStart={prepareAll}
    />
  )
}

/**
 * Why the server refused the user, if it said so.
 * @param refusal body of its answer
 */
function useReason(refusal: string | undefined): string | undefined {
  const [read, setRead] = useState<{ refusal: string; reason: string | undefined }>()
  useEffect(() => {
    if (refusal === undefined) return
    import('~/features/auth/sign-in')
      .then(({ refusalText }) => setRead({ refusal, reason: refusalText(refusal) }))
      // without the script, the page says that the session has ended
      .catch(() => {})
  }, [refusal])
  return read?.refusal === refusal ? read?.reason : undefined
}

const phaseOf = (pending: boolean, redirecting: boolean) => {
  if (pending) return 'submitting'
  return redirecting ? 'redirecting' : 'idle'
}
