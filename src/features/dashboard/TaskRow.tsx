import { type ReactNode, useEffect, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Skeleton } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { MailIcon } from '~/design/icons/first-icons'
import { BrandsIcon, CheckIcon, ClockIcon, CloseIcon, UserIcon, UsersIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { Box, Spaced } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { Strong } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { PLANS_PAGE } from '~/features/shared/plan/plan-limits'
import { isCount } from '~/features/shared/provider-data'
import { createUserStorage } from '~/features/shared/user/user-storage'
import type { SafeStorage } from '~/platform/storage'

import type { Task, TaskKind } from './tasks'

const SIGNS: Record<TaskKind, typeof UserIcon> = {
  trial: ClockIcon,
  setup: CheckIcon,
  noAdmin: UserIcon,
  invitations: MailIcon,
  users: UsersIcon,
  brands: BrandsIcon,
}

type TaskRowProps = {
  task: Task
  /** Performs the task below its sentence, once the user asks for it. */
  panel?: ReactNode
  /** Instead of the button of the task. */
  instead?: ReactNode
  /** Performs a task that is done on this page. */
  onAction: (control: Element) => void
  onDismiss: (control: Element) => void
}

/** A sentence, one button that solves it, and one that dismisses it. */
export function TaskRow({ task, panel, instead, onAction, onDismiss }: TaskRowProps) {
  const { kind, count, limit = 0, used = 0, link, upgrades } = task
  const intl = useIntl()
  const Sign = SIGNS[kind]
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const isLimit = kind === 'users' || kind === 'brands'
  const words = intl.formatMessage(
    { id: isLimit && used > limit ? `dashboard.tasks.${kind}.over` : `dashboard.tasks.${kind}` },
    { count, limit, used },
  )
  const label = <FormattedMessage id={upgrades ?? `dashboard.tasks.${kind}.act`} values={{ count }} />
  // the last days of a trial: the one thing to do, and nothing to put aside
  const isUrgent = kind === 'trial'
  const look = isUrgent ? URGENT : LOOK
  return (
    <Box
      component="li"
      data-task
      data-limit={isLimit || undefined}
      data-plans={link?.to === PLANS_PAGE || undefined}
      sx={ROW}
    >
      <Box aria-hidden sx={SIGN}>
        <Sign size={16} />
      </Box>
      <Box sx={WORDS}>
        <Strong weight="medium">{words}</Strong>
      </Box>
      <Box sx={ACT}>
        {instead ? (
          instead
        ) : panel ? (
          <Button size="small" {...LOOK} aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
            {label}
          </Button>
        ) : link ? (
          <ButtonLink {...link} size="small" {...look}>
            {label}
          </ButtonLink>
        ) : (
          <Button size="small" {...LOOK} onClick={({ currentTarget }) => onAction(currentTarget)}>
            {label}
          </Button>
        )}
      </Box>
      {!isUrgent && (
        <IconButton
          size="small"
          label={intl.formatMessage({ id: 'dashboard.tasks.dismiss' }, { task: words })}
          onClick={({ currentTarget }) => onDismiss(currentTarget)}
        >
          <CloseIcon />
        </IconButton>
      )}
      {panel && (
        <Box id={panelId} sx={PANEL} hidden={!open}>
          {open && panel}
        </Box>
      )}
    </Box>
  )
}

type AwaitedTasksProps = {
  /** 0: the text that there are no tasks. */
  count: number
  /** Whether there are tasks above. */
  below: boolean
}

/** Skeleton of tasks. */
export const AwaitedTasks = ({ count, below }: AwaitedTasksProps) => (
  <Loading>
    {count === 0 && !below && <Skeleton shape="line" width="36%" />}
    <Spaced mt={below && count > 0 ? 1 : 0}>
      <PlainList gap={1}>
        {Array.from({ length: count }, (_, at) => (
          <Box key={at} component="li" sx={ROW}>
            <Skeleton shape="circle" width="1.75rem" height="1.75rem" />
            <Skeleton shape="line" width="64%" />
            <Box sx={ACT}>
              <Skeleton shape="box" width="7rem" height={32} />
            </Box>
          </Box>
        ))}
      </PlainList>
    </Spaced>
  </Loading>
)

const LOOK = { variant: 'outlined', color: 'neutral' } as const
const URGENT = { variant: 'contained' } as const

/** On a phone the button stands under its sentence. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1.75rem minmax(0, 1fr) auto', sm: '1.75rem minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  minHeight: 44,
  mb: { xs: 1, sm: 0 },
  '& > button': { gridColumn: { xs: 3, sm: 4 }, gridRow: 1 },
} as const

const WORDS = { overflowWrap: 'anywhere', hyphens: 'auto' } as const
const ACT = { gridColumn: { xs: '2 / -1', sm: 3 }, gridRow: { xs: 2, sm: 1 } } as const

const PANEL = { gridColumn: { xs: '1 / -1', sm: '2 / -1' } } as const

const SIGN = {
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  color: 'warning.main',
  backgroundColor: 'warning.soft',
} as const

const KEY = 'dashboard-tasks'
/** One of each kind. */
const MOST_ROWS = Object.keys(SIGNS).length

/** The tasks that a user has dismissed, with the mark of each. */
const createDismissedTasks = (storage?: SafeStorage) => createUserStorage(KEY, storage)

const isDismissed = (marks: Readonly<Record<string, unknown>>, { kind, mark }: Task) =>
  Object.hasOwn(marks, kind) && marks[kind] === mark

/** Visible and dismissed tasks. A dismissed task returns when its mark changes. */
export function splitTasks(tasks: readonly Task[], marks: Readonly<Record<string, unknown>>) {
  return {
    shown: tasks.filter((task) => !isDismissed(marks, task)),
    hidden: tasks.filter((task) => isDismissed(marks, task)),
  }
}

const stored = createDismissedTasks()
const rows = createUserStorage('dashboard-task-rows')

/** Kept in this browser only. */
export function useDismissedTasks(userId: number) {
  const [marks, setMarks] = useState(() => stored.read(userId))
  const keep = (next: typeof marks) => {
    setMarks(next)
    stored.write(userId, next)
  }
  return {
    marks,
    // another tab may have dismissed a task meanwhile
    dismiss: ({ kind, mark }: Task) => keep({ ...stored.read(userId), [kind]: mark }),
    restore: () => keep({}),
  }
}

/**
 * The number of tasks at the last visit, so that the skeleton is as high as the tasks.
 * @param count the tasks shown; undefined until all are known
 * @returns undefined on the first visit
 */
export function useRowsBefore(userId: number, count: number | undefined): number | undefined {
  const [before] = useState(() => rows.read(userId)['count'])
  useEffect(() => {
    if (count !== undefined && rows.read(userId)['count'] !== count) rows.write(userId, { count })
  }, [userId, count])
  return typeof before === 'number' && isCount(before) ? Math.min(before, MOST_ROWS) : undefined
}
