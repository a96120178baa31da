import { type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { MailIcon } from '~/design/icons/first-icons'
import { PlusIcon } from '~/design/icons/icons'
import { Box } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { MainAndSide } from '~/design/layout/Grid'
import { Page } from '~/design/layout/Page'
import { FocusTarget } from '~/design/layout/PlainList'
import { touch } from '~/design/theme/tokens'
import { ActivityCard } from '~/features/shared/activity/ActivityCard'
import { AppLink } from '~/features/shared/AppLink'
import { usePendingInvitations } from '~/features/shared/invitation/invitations'
import { INVITE, NEW_BRAND, type PageLink } from '~/features/shared/page-links'
import { freeSlots, type TrialState, holdsOneBrand } from '~/features/shared/plan/plan-limits'
import { UsageCard } from '~/features/shared/plan/plan-usage'
import { SectionCard, Sections } from '~/features/shared/Section'
import type { PlainMessageId } from '~/i18n/messages'
import { can, isOwing, managesCompany, seesCompanyState, seesOneBrand, maySeeTasks } from '~/permissions/permissions'

import { ActivityByBrand } from './ActivityByBrand'
import { BrandsCard } from './BrandsCard'
import type { DashboardSearch } from './dashboard-search'
import { SetupChecklist, useSetup } from './SetupChecklist'
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
              <FocusTarget ref={checklist}>
                <SetupChecklist steps={setup.steps} onHide={setup.hide} />
              </FocusTarget>
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

type QuickAction = PageLink & { label: PlainMessageId; Icon: typeof PlusIcon }

type Rule = QuickAction & { offered: (user: User) => boolean }

/** Pending invitations take room, too. */
const hasRoom = ({ company_info }: User, of: 'brands' | 'users') => freeSlots(company_info?.slots, of) !== 0

/** The actions that the user's rights and the plan allow. Links to pages are in the navigation. */
const RULES: readonly Rule[] = [
  {
    label: 'dashboard.actions.createBrand',
    Icon: PlusIcon,
    ...NEW_BRAND,
    offered: (user) => can(user, 'brands.write') && !isOwing(user) && hasRoom(user, 'brands'),
  },
  {
    label: 'dashboard.actions.invite',
    Icon: MailIcon,
    ...INVITE,
    offered: (user) => managesCompany(user) && !isOwing(user) && hasRoom(user, 'users'),
  },
]

/** @param elsewhere links that the page already has */
export const quickActionsFor = (user: User, elsewhere: readonly PageLink[] = []): QuickAction[] =>
  RULES.filter(({ to, offered }) => offered(user) && !elsewhere.some((link) => link.to === to)).map(
    ({ offered: _offered, ...action }) => action,
  )

export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  if (actions.length === 0) return null
  return (
    <SectionCard title={<FormattedMessage id="dashboard.actions.title" />} flush>
      <Box
        component="ul"
        sx={{ display: 'grid', m: 0, px: { xs: 0.5, sm: 1.5 }, pb: { xs: 0.5, sm: 1.5 }, listStyle: 'none' }}
      >
        {actions.map(({ label, Icon, ...link }) => (
          <li key={label}>
            <AppLink {...link} color="inherit" underline="none" sx={ROW}>
              <Icon size={18} />
              <FormattedMessage id={label} />
            </AppLink>
          </li>
        ))}
      </Box>
    </SectionCard>
  )
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  px: 1.5,
  borderRadius: 1,
  '& > .icon': { color: 'text.secondary' },
  '&:hover': { backgroundColor: 'action.hover' },
  // a row of its own, not a link within a text
  [touch]: { minHeight: 44, '&&&': { paddingBlock: 0, marginBlock: 0 } },
} as const
