import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { refusedStatus, type ApiError } from '~/api/api-error'
import { getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import { focusPageHeading } from '~/design/layout/focus'
import type { DashboardSearch } from '~/features/dashboard/dashboard-search'
import { mayHaveJoined } from '~/features/onboarding/business-step'
import { BusinessScreen } from '~/features/onboarding/BusinessScreen'
import { registrationProgress } from '~/features/onboarding/registration-progress'
import { loadBusinessOwner, oneTabAtATime, SETUP_MS, useBusinessSetup } from '~/features/onboarding/use-business-setup'
import { createDraft } from '~/features/shared/forms/draft'
import { saveChosenLanguage } from '~/i18n/user-language'
import type { Session } from '~/session/session'

import { useOwnTitle } from '../../features/shell/page-title'
import { forgetAnswers, openDashboard, welcome } from './-open-dashboard'

const HERE = '/onboarding/register'

const businessDraft = createDraft('business')

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

  /** The session ended before this step began (REG-13). */
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

  const draft = businessDraft.read(userId)
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
      draft={typeof draft === 'string' ? draft : ''}
      onDraft={(name) => businessDraft.write(userId, name)}
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
