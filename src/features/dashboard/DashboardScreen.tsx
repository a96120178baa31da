import { type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { FocusPlace } from '~/design/layout/FocusPlace'
import { MainAndSide } from '~/design/layout/Grid'
import { Page } from '~/design/layout/Page'
import { passFocusOn } from '~/design/layout/pass-focus'
import { ActivityCard } from '~/features/shared/activity/ActivityCard'
import { usePendingInvitations } from '~/features/shared/invitation/invitations'
import { UsageCard } from '~/features/shared/plan/plan-usage'
import type { TrialState } from '~/features/shared/plan/trial-state'
import { Sections } from '~/features/shared/Section'
import { seesCompanyState, seesOneBrand } from '~/permissions/permissions'
import { holdsOneBrand } from '~/permissions/plan-limits'

import { ActivityByBrand } from './ActivityByBrand'
import { BrandsCard } from './BrandsCard'
import type { DashboardSearch } from './dashboard-search'
import { QuickActions, quickActionsFor } from './QuickActions'
import { SetupChecklist, useSetup } from './SetupChecklist'
import { maySeeTasks } from './tasks'
import { TasksCard } from './TasksCard'
import { useLastVisit, useWelcome, WelcomePanel } from './WelcomePanel'

type DashboardScreenProps = {
  user: User
  search: DashboardSearch
  /** Trial or plan, for users who manage the company; rendered by the route. */
  subscription: ReactNode
  /** Access that waits for invited users; nothing if there is none. */
  postponed?: ReactNode
  /** The brands without an administrator, each with the choice of one. */
  withoutAdmin: ReactNode
  /** The choice of an administrator, from the route. */
  dialog: ReactNode
  trial: TrialState
  /** The welcome was dismissed: remove its parameter from the URL. */
  onWelcomed: () => void
}

/** The home page: tasks, figures, recent activity (decision 25). */
export function DashboardScreen(props: DashboardScreenProps) {
  const { user, search, subscription, trial, postponed, withoutAdmin, dialog, onWelcomed } = props
  const welcome = useWelcome({ asked: search.welcome === true, userId: user.id, onOver: onWelcomed })
  const setup = useSetup(user)
  const lastVisit = useLastVisit(user.id)
  const name = user.first_name.trim()
  const brands = holdsOneBrand(user.company_info?.slots) || seesOneBrand(user) ? 'one' : 'several'
  const seesState = seesCompanyState(user)
  const slots = seesState ? user.company_info?.slots : undefined
  const pending = usePendingInvitations(user)
  const checklist = useRef<HTMLDivElement>(null)

  return (
    <Page
      title={<FormattedMessage id="dashboard.title" />}
      description={
        name ? (
          <FormattedMessage id="dashboard.intro" values={{ name, brands }} />
        ) : (
          <FormattedMessage id="dashboard.intro.anonymous" values={{ brands }} />
        )
      }
    >
      <MainAndSide>
        {(welcome.shown || setup.shown || maySeeTasks(user)) && (
          <Sections>
            {welcome.shown && (
              <WelcomePanel
                name={name}
                ready={search.onboarding === 'complete'}
                trial={search.trial === true}
                days={trial.kind === 'days-left' ? trial.days : undefined}
                steps={setup.shown}
                onDismiss={welcome.dismiss}
              />
            )}
            {maySeeTasks(user) && (
              <TasksCard
                user={user}
                trial={trial}
                stepsLeft={setup.left}
                unlessEmpty={setup.shown}
                withoutAdmin={withoutAdmin}
                onResume={(control) => {
                  passFocusOn(control, () => checklist.current?.querySelector('h2'))
                  setup.resume()
                }}
              />
            )}
            {postponed}
            {setup.shown && (
              <FocusPlace ref={checklist}>
                <SetupChecklist steps={setup.steps} onHide={setup.hide} />
              </FocusPlace>
            )}
          </Sections>
        )}
        <Sections>
          <BrandsCard user={user} />
          <ActivityCard>{(entries) => <ActivityByBrand entries={entries} before={lastVisit} />}</ActivityCard>
        </Sections>
        <Sections className="side">
          {seesState && subscription}
          {slots && <UsageCard slots={slots} pending={pending} quiet={maySeeTasks(user)} />}
          <QuickActions actions={quickActionsFor(user, setup.shown ? setup.steps.filter(({ done }) => !done) : [])} />
        </Sections>
      </MainAndSide>
      {dialog}
    </Page>
  )
}
