import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouterState, useRouter } from '@tanstack/react-router'
import { useState, type ComponentType, useEffect } from 'react'

import { mayBeDone } from '~/api/api-error'
import { getCurrentUserOptions, getInvitationStatusQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { AcceptScreen, CheckingInvitation } from '~/features/invitations/AcceptScreen'
import { stateOfFailure, stateOfInvitation, useAcceptInvitation } from '~/features/invitations/invitation-state'
import { ClosedScreen, InvitationEntries, UnreadInvitation } from '~/features/invitations/UnreadInvitation'
import { registrationProgress } from '~/features/onboarding/registration-progress'
import { readInvitation } from '~/features/shared/invitation/accept-invitation'
import { PAGES } from '~/features/shared/pages'
import { useTimeZone } from '~/i18n/dates'
import { loadOnce } from '~/platform/async'
import { pageQuery, prefetchPage } from '~/routes/-page-queries'
import { useSignedIn } from '~/session/current-session'
import { emitWindowEvent } from '~/telemetry/events'

import type { Joined } from '../-router-context'
import { QueryArea } from '../-SessionArea'
import { invitationToken } from './-invitation-token'
import { forgetAnswers } from './-open-dashboard'

export const Route = createFileRoute('/onboarding/invitations/$token')({
  // a link in a mail brings along what stands after it
  params: { parse: ({ token }) => ({ token: invitationToken(token) }) },
  staticData: PAGES['/onboarding/invitations/$token'],
  beforeLoad: ({ context: { services } }) => services.load(),
  // the call is sent while the page renders
  loader: ({ context: { queries, session }, params: { token } }) =>
    prefetchPage(queries.get(), [pageQuery(invitationOptions(token, session.isSignedIn()))]),
  component: InvitationRoute,
})

/**
 * Loaded on each visit, because the status may have changed: by the loader, not once more by the page. What a visitor was
 * refused is asked again once somebody has signed in.
 */
const invitationOptions = (token: string, signedIn: boolean) => ({
  queryKey: [...getInvitationStatusQueryKey({ path: { token } }), signedIn] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readInvitation(token, { signedIn, signal }),
  staleTime: 0,
  refetchOnMount: false,
  retryOnMount: false,
})

const NOTHING_KNOWN = {}

const HERE = '/onboarding/invitations/'

function InvitationRoute() {
  const { queries } = Route.useRouteContext()
  return (
    <QueryArea queries={queries}>
      <Invitation />
    </QueryArea>
  )
}

function Invitation() {
  const { session } = Route.useRouteContext()
  const { token } = Route.useParams()
  const navigate = Route.useNavigate()
  const arrived = useRouterState({ select: ({ location }) => location.state.joined })
  /** Here or with the registration. */
  const [joined, setJoined] = useState(arrived)
  const { Page, failed } = useJoinedPage(joined !== undefined)
  const queryClient = useQueryClient()
  const signedIn = useSignedIn()
  const timeZone = useTimeZone()
  const status = useQuery({
    ...invitationOptions(token, signedIn),
    select: (invitation) => ({ invitation, state: stateOfInvitation(invitation, Date.now(), timeZone) }),
  })
  const user = useQuery({ ...getCurrentUserOptions(), enabled: signedIn && !joined })
  const leaving = useRouterState({ select: ({ location }) => !location.pathname.startsWith(HERE) })
  const { accept, pending, failure, unconfirmed } = useAcceptInvitation(token, {
    onAccepted(accepted) {
      const userId = session.userId()
      const { brand_name = null, company_name = null } = status.data?.invitation ?? {}
      setJoined({ accepted: { brand_name, company_name, ...accepted }, userId })
      // the user belongs to a company now
      if (registrationProgress.of(userId) === 'owed') registrationProgress.settle(userId)
      forgetAnswers(queryClient)
      // before the next page fetches: a running request would be cancelled
      emitWindowEvent('user:changed', { reason: 'invitation_accepted' })
    },
    onRefused(refusal) {
      // it may have been accepted all the same
      if (mayBeDone(refusal)) emitWindowEvent('user:changed', { reason: 'invitation_unconfirmed' })
      void status.refetch()
    },
  })

  async function changeAccount() {
    // a sign-out leads to the login (decision 14), which would lose the invitation
    void session.signOut()
    await navigate({ to: '/onboarding/invitations/$token', params: { token }, replace: true })
  }

  if (joined && Page && signedIn && joined.userId === session.userId()) return <Page {...joined} />

  const entries = <InvitationEntries token={token} email={status.data?.invitation.email} />
  if (status.isPending || (signedIn && user.isPending && !joined)) return <CheckingInvitation signedIn={signedIn} />

  const state = status.data?.state ?? stateOfFailure(status.error ?? { status_code: 0 })
  // what may have been accepted is not called invalid
  const mayBeUsed = mayBeDone(failure) && state.kind === 'closed' && state.why === 'other'
  if (state.kind === 'closed' && !mayBeUsed) return <ClosedScreen why={state.why} signedIn={signedIn} />
  // refused to a signed-in user: another sign-in would lead back here
  const unseen = state.kind === 'sign-in' && signedIn
  if (!unseen && !mayBeUsed && (state.kind !== 'open' || !status.data))
    return (
      <UnreadInvitation
        failure={state.kind === 'sign-in' ? null : status.error}
        retrying={status.isFetching}
        entries={entries}
        onRetry={() => void status.refetch()}
      />
    )
  return (
    <AcceptScreen
      invitation={status.data?.invitation ?? NOTHING_KNOWN}
      unseen={unseen}
      signedInAs={signedIn ? (user.data?.email ?? '') : undefined}
      entries={entries}
      accepting={pending || (joined !== undefined && (!failed || leaving))}
      failure={failure}
      unconfirmed={unconfirmed}
      onAccept={() => {
        preloadJoined()
        accept()
      }}
      onSignOut={() => void changeAccount()}
    />
  )
}

const page = loadOnce(async () => (await import('./-Joined')).Joined)

/** The user is about to accept an invitation. */
const preloadJoined = () => void page.preload()

/**
 * The page after an acceptance, undefined until its script has loaded. A script that fails changes nothing of what the
 * server has done: the dashboard opens in its place.
 */
function useJoinedPage(joined: boolean): { Page: ComponentType<Joined> | undefined; failed: boolean } {
  const router = useRouter()
  const [Page, setPage] = useState(page.loaded)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!joined || Page) return undefined
    let left = false
    void page.load().then(
      (loaded) => left || setPage(() => loaded),
      () => {
        if (left) return
        setFailed(true)
        void router.navigate({ to: '/dashboard', replace: true })
      },
    )
    return () => {
      left = true
    }
  }, [joined, Page, router])

  return { Page: joined ? Page : undefined, failed }
}
