import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import { CheckIcon, ChevronRightIcon, CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { Box, Grow, Spaced } from '~/design/layout/Flex'
import { pageHeading } from '~/design/layout/focus'
import { IconLine } from '~/design/layout/IconLine'
import { passFocusOn } from '~/design/layout/pass-focus'
import { PlainList } from '~/design/layout/PlainList'
import { Muted, Strong, VisuallyHidden } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { SectionCard } from '~/features/shared/Section'
import { isOwing, managesCompany } from '~/permissions/permissions'

import { type SetupStep, setupSteps, shownMarks } from './setup-steps'

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

type SetupChecklistProps = {
  steps: readonly SetupStep[]
  onHide: () => void
}

/** The remaining set-up steps. */
export function SetupChecklist({ steps, onHide }: SetupChecklistProps) {
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
