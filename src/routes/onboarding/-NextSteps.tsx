import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type ReactNode, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'

import { refusedStatus, type ApiError } from '~/api/api-error'
import { getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import { focusPageHeading } from '~/design/layout/focus'
import type { DashboardSearch } from '~/features/dashboard/dashboard-search'
import { mayHaveJoined } from '~/features/onboarding/business-step'
import { BusinessScreen, CheckingScreen, SignedInScreen } from '~/features/onboarding/BusinessScreen'
import { JoiningScreen } from '~/features/onboarding/JoiningScreen'
import { type AccountOutcome, join } from '~/features/onboarding/register-account'
import { registrationProgress } from '~/features/onboarding/registration-progress'
import {
  loadBusinessOwner,
  oneTabAtATime,
  SETUP_MS,
  useBusinessSetup,
  useRegistrationStep,
  useOwnLanguage,
} from '~/features/onboarding/use-business-setup'
import { createDraft } from '~/features/shared/forms/draft'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { useOwnTitle } from '~/features/shell/page-title'
import { saveChosenLanguage } from '~/i18n/user-language'
import { own } from '~/platform/json'
import { QueryArea, useServices } from '~/routes/-SessionArea'
import type { Session } from '~/session/session'

import { forgetAnswers, openDashboard, welcome } from './-open-dashboard'

type JoinStepProps = { session: Session; invitation: string; registered: AccountOutcome }

/** Step 1 of an invited user: says what they have joined, or offers to accept again. */
export function JoinStep({ session, invitation, registered }: JoinStepProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState(registered)
  const accepted = outcome.next === 'joined' ? outcome.accepted : undefined

  useEffect(() => {
    const userId = session.userId()
    if (!accepted) {
      // the dashboard may lead to step 2
      businessDraft.write(userId, { invitation })
      return focusPageHeading()
    }
    businessDraft.clear()
    if (userId !== null) saveChosenLanguage(queryClient, userId)
    forgetAnswers(queryClient)
    void router.navigate({
      to: '/onboarding/invitations/$token',
      params: { token: invitation },
      state: { joined: { accepted, userId } },
      replace: true,
    })
  }, [accepted, invitation, queryClient, router, session])

  const { mutate: retry, isPending } = useApiMutation(
    { mutationFn: () => join(invitation, session.userId(), outcome.next === 'unjoined' ? outcome.failure : undefined) },
    { name: 'join', onSuccess: setOutcome },
  )

  if (outcome.next !== 'unjoined') return <CheckingScreen />
  return (
    <JoiningScreen
      invitation={invitation}
      pending={isPending()}
      failure={outcome.failure}
      onRetry={() => void retry()}
    />
  )
}

type SignedInRegistrationProps = { session: Session; invitation: string; visitor: ReactNode }

/** The registration of a signed-in user: finishes it, or leads to the dashboard or invitation (decision 24). */
export function SignedInRegistration({ session, invitation, visitor }: SignedInRegistrationProps) {
  const router = useRouter()
  const signedIn = useSyncExternalStore(session.subscribe, session.hasRecord)
  const invited = signedIn && invitation !== ''
  const step = useRegistrationStep({ asked: signedIn && !invited, userId: session.userId() })
  // step 2 stays while its session ends: the login is loading
  const [due, setDue] = useState(false)
  if (signedIn && step.kind === 'due' && !due) setDue(true)

  const done = signedIn && !invited && !due && step.kind === 'done'
  useEffect(() => {
    const go = { replace: true } as const
    if (invited) void router.navigate({ to: '/onboarding/invitations/$token', params: { token: invitation }, ...go })
    else if (done) void router.navigate({ to: '/dashboard', ...go })
  }, [invited, done, invitation, router])

  if (due) return <ResumedStep session={session} />
  if (!signedIn) return visitor
  if (step.kind !== 'unknown') return <CheckingScreen />
  return <SignedInScreen unchecked={step.failed} onRetry={step.retry} onSignOut={() => void session.signOut()} />
}

function ResumedStep({ session }: Pick<SignedInRegistrationProps, 'session'>) {
  // the session may end while the language is awaited
  const [owner] = useState(session.userId)
  const ready = useOwnLanguage(owner)
  return ready ? <BusinessStep session={session} owner={owner} resumed /> : <CheckingScreen />
}

type NextStepsProps = {
  /** The account created on this page, if any. */
  registered: AccountOutcome | undefined
  invitation: string
  /** Shown to visitors. */
  visitor: ReactNode
}

/** The part of the registration that needs a session. */
export function NextSteps({ registered, invitation, visitor }: NextStepsProps) {
  const { session, queries } = useServices()
  return (
    <QueryArea queries={queries}>
      {!registered ? (
        <SignedInRegistration session={session} invitation={invitation} visitor={visitor} />
      ) : registered.next === 'business' ? (
        <BusinessStep session={session} owner={session.userId()} resumed={false} />
      ) : (
        <JoinStep session={session} invitation={invitation} registered={registered} />
      )}
    </QueryArea>
  )
}

const HERE = '/onboarding/register'

/** `name`: of the business. `invitation`: token of one that could not be accepted. */
type BusinessDraft = { name?: string; invitation?: string }

const businessDraft = createDraft('business')

function readDraft(userId: number | null): BusinessDraft {
  const draft = businessDraft.read(userId)
  const text = (key: keyof BusinessDraft) => {
    const value = own(draft, key)
    return typeof value === 'string' ? { [key]: value } : {}
  }
  return { ...text('name'), ...text('invitation') }
}

type BusinessStepProps = {
  session: Session
  /** Owner of the session when the step began: the session may end. */
  owner: number | null
  resumed: boolean
}

/** Step 2: when it is shown and where it leads. */
export function BusinessStep({ session, owner, resumed }: BusinessStepProps) {
  useOwnTitle(useIntl().formatMessage({ id: 'onboarding.business.title' }))
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  /** Search parameters of the dashboard that this step has opened. */
  const [left, setLeft] = useState<DashboardSearch>()
  // a user who comes back before the dashboard has loaded needs the button again
  const moving = useRouterState({
    select: ({ location, status }) => status === 'pending' || location.pathname !== HERE,
  })
  const [userId] = useState(owner)

  const [owed] = useState(() => resumed || registrationProgress.of(userId) === 'owed')
  /** Another tab may have finished the step. It stores 'done', and removes that once the server knows of the business. */
  const isDone = () => {
    const progress = registrationProgress.of(userId)
    // the storage was emptied: the call will find no session, and the login leads back here
    return progress === 'done' || (owed && progress === undefined && session.hasRecord())
  }

  async function leave(search: DashboardSearch) {
    setLeft(search)
    registrationProgress.settle(userId)
    businessDraft.clear()
    if (userId !== null) saveChosenLanguage(queryClient, userId)
    forgetAnswers(queryClient)
    // a user who has navigated elsewhere is not brought back
    if (router.state.location.pathname === HERE) await openDashboard(router, search)
  }

  /** The session ended before this step began. */
  const isOver = (failure: ApiError) => refusedStatus(failure) === 401 && !session.hasRecord()

  const setup = useBusinessSetup({
    onCreated: ({ is_trial }) => leave(welcome(is_trial)),
    isOver,
    onRefusedIfMounted: (failure) =>
      isOver(failure) && navigate({ to: '/auth/login', search: { redirect: HERE }, state: { ended: 'refused' } }),
  })

  const { data: profile } = useQuery({ ...getProfileOptions(), enabled: false })
  const joined = (resumed || setup.failure !== null) && profile !== undefined && mayHaveJoined(profile)

  const onMadeElsewhere = useEffectEvent(() => leave({}))

  useEffect(() => {
    if (resumed) {
      registrationProgress.owe(userId)
      // the step may have been finished in another browser
      void loadBusinessOwner(queryClient).then((user) => user && onMadeElsewhere())
      return
    }
    // the submit button was far down the page
    scrollTo({ top: 0 })
    focusPageHeading()
  }, [resumed, userId, queryClient])

  const draft = readDraft(userId)
  const signOut = () => {
    businessDraft.clear()
    void session.signOut()
  }

  return (
    <BusinessScreen
      resumed={resumed}
      phase={phaseOf(setup.pending, left !== undefined && moving)}
      failure={setup.failure}
      unconfirmed={setup.unconfirmed}
      draft={draft.name ?? ''}
      onDraft={(name) => businessDraft.write(userId, { ...draft, name })}
      invitation={draft.invitation}
      // no second business, also when it is sent in two tabs at once
      onSubmit={(values) =>
        oneTabAtATime('business-setup', SETUP_MS, async () =>
          isDone() ? leave(left ?? {}) : void (await setup.submit(values)),
        )
      }
      // an invitation was accepted elsewhere, and no answer names the company
      onJoined={joined ? () => void leave({}) : undefined}
      onSignOut={signOut}
    />
  )
}

const phaseOf = (pending: boolean, leaving: boolean) => {
  if (leaving) return 'redirecting'
  return pending ? 'submitting' : 'idle'
}
