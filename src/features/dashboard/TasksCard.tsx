import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { getBrandsOverviewOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { Spaced } from '~/design/layout/Flex'
import { itemAt, passFocusOn } from '~/design/layout/focus'
import { IconLine, FocusTarget, PlainList } from '~/design/layout/PlainList'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { useInstallation } from '~/features/shared/installation'
import { allInvitationsOptions, pendingOf } from '~/features/shared/invitation/invitations'
import { MoreRoomLink } from '~/features/shared/links'
import { LatePayment } from '~/features/shared/plan/Billing'
import { type TrialState, holdsOneBrand } from '~/features/shared/plan/plan-limits'
import { QueryFailure, useSectionQuery } from '~/features/shared/queries/QuerySection'
import { SectionCard } from '~/features/shared/Section'
import { useTimeZone } from '~/i18n/dates'
import type { PlainMessageId } from '~/i18n/messages'
import { canAccessAnalytics, isOwing, managesCompany } from '~/permissions/permissions'

import { AwaitedTasks, splitTasks, TaskRow, useDismissedTasks, useRowsBefore } from './TaskRow'
import { brandsWithoutAdmin, isAskedElsewhere, tasksOf } from './tasks'

/** How long answers wait for each other. */
const PATIENCE_MS = 5000

const isFailed = ({ isError, data }: { isError: boolean; data: unknown }) => isError && data === undefined

/** The tasks, from the answers received so far; those from answers come together. */
function useTasks(user: User, trial: TrialState, stepsLeft: readonly string[]) {
  const [now] = useState(Date.now)
  const timeZone = useTimeZone()
  const seesOverview = canAccessAnalytics(user) && managesCompany(user) && !holdsOneBrand(user.company_info?.slots)
  const overview = useSectionQuery({ ...getBrandsOverviewOptions(), ...INLINE_ERROR, enabled: seesOverview })
  const invitations = useSectionQuery({ ...allInvitationsOptions(), ...INLINE_ERROR, enabled: managesCompany(user) })
  const waiting = invitations.data && pendingOf(invitations.data.invitations)
  const loading = [overview, invitations].filter(({ isLoading }) => isLoading)
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  // a more urgent task would move the ones shown: all come together, unless an answer takes long or several tries
  const together = patient && loading.some(({ failureCount }) => failureCount === 0)
  return {
    tasks: tasksOf({
      user,
      trial,
      now,
      timeZone,
      ...(together
        ? { overview: undefined, invitations: undefined, stepsLeft: [] }
        : { overview: overview.data, invitations: waiting, stepsLeft }),
    }),
    /** The number of tasks that may be on the way. */
    awaited: together && seesOverview ? 2 : loading.length,
    /**
     * False without the number of brands that have no administrator: there may be other tasks. The card of the brands
     * shows the failure of that answer.
     */
    complete: !isFailed(overview) && (!overview.data || brandsWithoutAdmin(overview.data) !== undefined),
    /** Why the invitations are not known. */
    error: isFailed(invitations) ? invitations.error : undefined,
    retry: () => void invitations.refetch(),
  }
}

type TasksCardProps = {
  user: User
  trial: TrialState
  /** Open set-up steps whose list was dismissed. */
  stepsLeft: readonly string[]
  /** Shows the dismissed set-up steps again. The button that asks for them disappears. */
  onResume: (control: Element) => void
  /** The card is not drawn without tasks: the set-up steps below are what to do. */
  unlessEmpty: boolean
  /** The brands without an administrator, each with the choice of one. */
  withoutAdmin: ReactNode
}

/** @param said another task is shown in the banner, or was dismissed */
function nothing(complete: boolean, said: boolean): PlainMessageId {
  if (!complete) return said ? 'dashboard.tasks.noneLeftSeen' : 'dashboard.tasks.noneSeen'
  return said ? 'dashboard.tasks.noneLeft' : 'dashboard.tasks.none'
}

/** The tasks, each with one button that does it or leads there; or a text that there are none (DSH-01). */
export function TasksCard({ user, trial, stepsLeft, onResume, unlessEmpty, withoutAdmin }: TasksCardProps) {
  const container = useRef<HTMLDivElement>(null)
  const { supportEmail } = useInstallation()
  const { tasks, awaited, complete, error, retry } = useTasks(user, trial, stepsLeft)
  const { marks, dismiss, restore } = useDismissedTasks(user.id)
  const { shown, hidden } = splitTasks(tasks, marks)
  const settled = awaited === 0 && error === undefined
  const before = useRowsBefore(user.id, settled ? shown.length : undefined)
  const isEmpty = tasks.length === 0 && error === undefined && !isOwing(user) && (settled || !before)
  // once drawn it stays: the focus may be in it
  const [drawn, setDrawn] = useState(false)
  if (!drawn && !(unlessEmpty && isEmpty)) setDrawn(true)
  if (!drawn) return null

  return (
    <SectionCard title={<FormattedMessage id="dashboard.tasks.title" />}>
      <FocusTarget ref={container}>
        {isOwing(user) && (
          <Spaced mb={2}>
            <LatePayment user={user} />
          </Spaced>
        )}
        {shown.length > 0 && (
          <PlainList gap={1}>
            {shown.map((task, index) => (
              <TaskRow
                key={task.kind}
                task={task}
                instead={supportEmail && task.asksForMore && <MoreRoomLink user={user} />}
                panel={task.kind === 'noAdmin' && withoutAdmin}
                onAction={onResume}
                onDismiss={(control) => {
                  passFocusOn(control, () => itemAt(container.current, '[data-task]', index))
                  dismiss(task)
                }}
              />
            ))}
          </PlainList>
        )}
        {awaited > 0 && (
          <AwaitedTasks count={Math.max(0, (before ?? awaited) - shown.length)} below={shown.length > 0} />
        )}
        {settled && shown.length === 0 && (
          <IconLine icon={<CheckCircleIcon size={18} />} tone="success" gap={1}>
            <FormattedMessage id={nothing(complete, hidden.length > 0 || isAskedElsewhere(user, trial))} />
          </IconLine>
        )}
        {error !== undefined && (
          <QueryFailure
            failed="dashboard.tasks.failed"
            error={error}
            onRetry={() => {
              // the button disappears: keep the focus here
              container.current?.focus()
              retry()
            }}
          />
        )}
        {hidden.length > 0 && (
          <Spaced mt={1.5}>
            <Button
              size="small"
              variant="text"
              color="neutral"
              onClick={(event) => {
                passFocusOn(event.currentTarget, () => container.current)
                restore()
              }}
            >
              <FormattedMessage id="dashboard.tasks.showHidden" values={{ count: hidden.length }} />
            </Button>
          </Spaced>
        )}
      </FocusTarget>
    </SectionCard>
  )
}
