import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { CheckCircleIcon, WarningIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { Spaced } from '~/design/layout/Flex'
import { FocusPlace } from '~/design/layout/FocusPlace'
import { IconLine } from '~/design/layout/IconLine'
import { atPlace, passFocusOn } from '~/design/layout/pass-focus'
import { PlainList } from '~/design/layout/PlainList'
import { useOnline } from '~/features/shared/connection'
import { QueryFailure } from '~/features/shared/failures/QueryFailure'
import { KeepHeight } from '~/features/shared/KeepHeight'
import { createKeptHeight } from '~/features/shared/kept-height'
import { SectionCard } from '~/features/shared/SectionCard'
import type { TrialState } from '~/features/shared/trial-state'
import type { PlainMessageId } from '~/i18n/messages'

import { splitTasks, useDismissedTasks } from './dismissed-tasks'
import { isOwing } from './quick-actions'
import { AwaitedTasks, TaskRow } from './TaskRow'
import { isAskedByBanner } from './tasks'
import { useTasks } from './use-tasks'

type TasksCardProps = {
  user: User
  trial: TrialState
  /** Open set-up steps whose list was dismissed. */
  stepsLeft: readonly string[]
  /** Whether this path is a page of the app. */
  exists: (path: string) => boolean
  /** Shows the dismissed set-up steps again. The button that asks for them disappears. */
  onResume: (control: Element) => void
}

/** @param said another task is shown in the banner, or was dismissed */
function nothing(complete: boolean, said: boolean): PlainMessageId {
  if (!complete) return 'dashboard.tasks.noneSeen'
  return said ? 'dashboard.tasks.noneLeft' : 'dashboard.tasks.none'
}

/** The tasks, each with one button that does it or leads there; or a text that there are none (DSH-01). */
export const TasksCard = (props: TasksCardProps) => (
  <SectionCard title={<FormattedMessage id="dashboard.tasks.title" />}>
    <Tasks {...props} />
  </SectionCard>
)

const height = createKeptHeight('tasks-height')

function Tasks({ user, trial, stepsLeft, exists, onResume }: TasksCardProps) {
  const place = useRef<HTMLDivElement>(null)
  const { tasks, awaited, complete, error, retry } = useTasks(user, stepsLeft)
  const { marks, dismiss, restore } = useDismissedTasks(user.id)
  const { shown, hidden } = splitTasks(tasks, marks)
  // the banner of the shell reports the late payment, unless it reports a lost network
  const remindsHere = !useOnline() && isOwing(user)

  return (
    <FocusPlace ref={place}>
      <KeepHeight
        height={height}
        userId={user.id}
        waiting={awaited > 0}
        lasting={awaited === 0 && error === undefined ? true : undefined}
      >
        {(reserved) => (
          <>
            {remindsHere && (
              <Spaced mb={shown.length > 0 || awaited > 0 ? 2 : 1}>
                <IconLine icon={<WarningIcon size={18} />} tone="warning" gap={1}>
                  <FormattedMessage id="dashboard.tasks.late" />
                </IconLine>
              </Spaced>
            )}
            {shown.length > 0 && (
              <PlainList gap={1}>
                {shown.map((task, index) => (
                  <TaskRow
                    key={task.kind}
                    task={task}
                    reachable={task.link === undefined || exists(task.link.to)}
                    onAct={onResume}
                    onDismiss={(control) => {
                      passFocusOn(control, () => atPlace(place.current, 'li', index))
                      dismiss(task)
                    }}
                  />
                ))}
              </PlainList>
            )}
            {awaited > 0 && <AwaitedTasks count={awaited} below={shown.length > 0} reserved={reserved} />}
            {awaited === 0 && error === undefined && shown.length === 0 && (
              <IconLine icon={<CheckCircleIcon size={18} />} tone="success" gap={1}>
                <FormattedMessage id={nothing(complete, hidden.length > 0 || isAskedByBanner(user, trial))} />
              </IconLine>
            )}
            {error !== undefined && (
              <QueryFailure
                failed="dashboard.tasks.failed"
                error={error}
                onRetry={() => {
                  // the button disappears: keep the focus here
                  place.current?.focus()
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
                    passFocusOn(event.currentTarget, () => place.current)
                    restore()
                  }}
                >
                  <FormattedMessage id="dashboard.tasks.showHidden" values={{ count: hidden.length }} />
                </Button>
              </Spaced>
            )}
          </>
        )}
      </KeepHeight>
    </FocusPlace>
  )
}
