import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import {
  BrandsIcon,
  BuildingIcon,
  UserIcon,
  UsersIcon,
  CheckIcon,
  ChevronRightIcon,
  CloseIcon,
} from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { Box, Grow, Spaced } from '~/design/layout/Flex'
import { pageHeading, passFocusOn } from '~/design/layout/focus'
import { IconLine, PlainList } from '~/design/layout/PlainList'
import { Muted, Strong, VisuallyHidden } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { INVITE, NEW_BRAND, type PageLink } from '~/features/shared/page-links'
import { reservedOf } from '~/features/shared/plan/plan-limits'
import { SectionCard } from '~/features/shared/Section'
import { createUserStorage } from '~/features/shared/user/user-storage'
import type { PlainMessageId } from '~/i18n/messages'
import { can, isOwing, managesCompany } from '~/permissions/permissions'
import type { SafeStorage } from '~/platform/storage'

/** What a user has seen or dismissed. `steps-begun`: the user has seen an unfinished set-up. */
export type Mark = 'welcome' | 'steps-begun' | 'steps-hidden'

/** Remembers in this browser, per user, what was seen or dismissed (REG-50). */
export function createShownMarks(storage?: SafeStorage) {
  const stored = createUserStorage('dashboard-seen', storage)
  const mark = (name: Mark, userId: number, on: boolean) => stored.write(userId, { ...stored.read(userId), [name]: on })
  return {
    has: (name: Mark, userId: number): boolean => stored.read(userId)[name] === true,
    add: (name: Mark, userId: number): void => mark(name, userId, true),
    remove: (name: Mark, userId: number): void => mark(name, userId, false),
  }
}

export const shownMarks = createShownMarks()

export type SetupStep = PageLink & {
  id: 'business' | 'brand' | 'invite' | 'profile'
  label: PlainMessageId
  help: PlainMessageId
  Icon: typeof UserIcon
  done: boolean
}

/** Whether one of the counts is that high; undefined when none is known. */
function reaches(least: number, counts: readonly (number | null | undefined)[]): boolean | undefined {
  const known = counts.filter((count) => typeof count === 'number')
  return known.length === 0 ? undefined : Math.max(...known) >= least
}

/** The state of each step. A step of unknown state is left out, since it may be done. */
const STEPS: readonly (Omit<SetupStep, 'done'> & { fact: (user: User) => boolean | undefined })[] = [
  {
    id: 'business',
    label: 'dashboard.checklist.business',
    help: 'dashboard.checklist.business.help',
    Icon: BuildingIcon,
    to: '/onboarding/register',
    fact: ({ company, company_info, company_name }) =>
      Boolean(company_info?.name || company_name || company) || (company === undefined ? undefined : false),
  },
  {
    id: 'brand',
    label: 'dashboard.checklist.brand',
    help: 'dashboard.checklist.brand.help',
    Icon: BrandsIcon,
    ...NEW_BRAND,
    fact: (user) => {
      const { brands, company_info: company } = user
      const done = (brands?.length ?? 0) > 0 || reaches(1, [company?.slots.brands_used, company?.brands_count])
      return done || can(user, 'brands.write') ? done : undefined
    },
  },
  {
    id: 'invite',
    label: 'dashboard.checklist.invite',
    help: 'dashboard.checklist.invite.help',
    Icon: UsersIcon,
    ...INVITE,
    // an invitation that waits for an answer has its place in the plan
    fact: ({ company_info: company }) =>
      (company && reservedOf(company.slots, 'users') > 0) ||
      reaches(2, [company?.slots.users_used, company?.users_count]),
  },
  {
    id: 'profile',
    label: 'dashboard.checklist.profile',
    help: 'dashboard.checklist.profile.help',
    Icon: UserIcon,
    to: '/settings',
    fact: ({ first_name, last_name, phone, position }) =>
      [first_name, last_name, phone, position].every((text) => Boolean(text?.trim())),
  },
]

export const setupSteps = (user: User): SetupStep[] =>
  STEPS.flatMap(({ fact, ...step }) => {
    const done = fact(user)
    return done === undefined ? [] : [{ ...step, done }]
  })

function SetupStepRow({ id: _id, label, help, Icon, done, ...link }: SetupStep) {
  const name = <FormattedMessage id={label} />
  return (
    <Box component="li" sx={{ ...ROW, ...(!done && LEADING) }}>
      <Box aria-hidden sx={{ ...MARK, ...(done && DONE) }}>
        {done ? <CheckIcon size={16} /> : <Icon size={16} />}
      </Box>
      <Grow>
        {done ? (
          <Muted as="span">{name}</Muted>
        ) : (
          <AppLink {...link} color="inherit" underline="none">
            <Strong as="span" weight="medium">
              {name}
            </Strong>
          </AppLink>
        )}
        <VisuallyHidden>
          {' – '}
          <FormattedMessage id={done ? 'dashboard.checklist.done' : 'dashboard.checklist.todo'} />
        </VisuallyHidden>
        {!done && (
          <Muted size="small">
            <FormattedMessage id={help} />
          </Muted>
        )}
      </Grow>
      {!done && (
        <Box sx={{ color: 'text.secondary', lineHeight: 0 }}>
          <ChevronRightIcon size={18} />
        </Box>
      )}
    </Box>
  )
}

const ROW = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  px: { xs: 2, sm: 3 },
  py: 1.25,
  minHeight: 52,
} as const

/** The whole row is the link. */
const LEADING = {
  '&:hover': { backgroundColor: 'action.hover' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const

const MARK = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  color: 'text.secondary',
  backgroundColor: 'background.subtle',
} as const

const DONE = { color: 'success.main', backgroundColor: 'success.soft' } as const

/** The remaining set-up steps. */
export function SetupChecklist({ steps, onHide }: { steps: readonly SetupStep[]; onHide: () => void }) {
  const intl = useIntl()
  const done = steps.filter((step) => step.done).length
  const complete = done === steps.length
  return (
    <SectionCard
      title={<FormattedMessage id="dashboard.checklist.title" />}
      description={<FormattedMessage id="dashboard.checklist.progress" values={{ done, total: steps.length }} />}
      action={
        <IconButton
          size="small"
          label={intl.formatMessage({ id: 'dashboard.checklist.hide' })}
          onClick={(event) => {
            passFocusOn(event.currentTarget, pageHeading)
            onHide()
          }}
        >
          <CloseIcon />
        </IconButton>
      }
      flush={!complete}
    >
      {complete ? (
        <IconLine icon={<CheckCircleIcon size={18} />} tone="success" gap={1}>
          <FormattedMessage id="dashboard.checklist.complete" />
        </IconLine>
      ) : (
        <Spaced mb={1}>
          <PlainList ordered>
            {steps.map((step) => (
              <SetupStepRow key={step.id} {...step} />
            ))}
          </PlainList>
        </Spaced>
      )}
    </SectionCard>
  )
}

/**
 * The set-up steps, for company admins: shown until complete and seen, or dismissed. Hidden while
 * a payment is late.
 */
export function useSetup(user: User) {
  const steps = managesCompany(user) && !isOwing(user) ? setupSteps(user) : []
  const complete = steps.every(({ done }) => done)
  const [hidden, setHidden] = useState(() => shownMarks.has('steps-hidden', user.id))
  // nothing is shown for a company that was complete from the start
  const [begun] = useState(() => !complete || shownMarks.has('steps-begun', user.id))
  const shown = steps.length > 0 && begun && !hidden

  useEffect(() => {
    if (shown && !complete) shownMarks.add('steps-begun', user.id)
  }, [shown, complete, user.id])

  return {
    shown,
    steps,
    /** The remaining steps, if the list was dismissed before it was complete. */
    left: hidden ? steps.filter(({ done }) => !done).map(({ id }) => id) : [],
    resume: () => {
      shownMarks.remove('steps-hidden', user.id)
      setHidden(false)
    },
    hide: () => {
      shownMarks.add('steps-hidden', user.id)
      setHidden(true)
    },
  }
}
