import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { CheckCircleIcon } from '~/design/icons/first-icons'
import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { Box, Typography } from '~/design/layout/Flex'
import { pageHeading, passFocusOn } from '~/design/layout/focus'
import { SectionBoundary } from '~/features/shared/Section'
import { createUserStorage } from '~/features/shared/user/user-storage'
import { MINUTE_MS } from '~/platform/clock'
import type { JsonObject } from '~/platform/json'

import { shownMarks } from './SetupChecklist'

type WelcomePanelProps = {
  /** Empty if unknown. */
  name: string
  /** The business has just been set up. */
  ready: boolean
  trial: boolean
  /** Days of the trial, if known. */
  days?: number | undefined
  /** The set-up steps are below. */
  steps: boolean
  onDismiss: () => void
}

/** The first look at the product after the registration (REG-50). */
export const WelcomePanel = (props: WelcomePanelProps) => (
  <SectionBoundary>
    <Panel {...props} />
  </SectionBoundary>
)

function Panel({ name, ready, trial, days, steps, onDismiss }: WelcomePanelProps) {
  const intl = useIntl()
  return (
    <Box component="section" aria-labelledby="welcome" sx={PANEL}>
      <CheckCircleIcon size={24} />
      <Typography variant="h2" id="welcome">
        {name ? (
          <FormattedMessage id="dashboard.welcome.title" values={{ name }} />
        ) : (
          <FormattedMessage id="dashboard.welcome.title.anonymous" />
        )}
      </Typography>
      <Box sx={BODY}>
        {ready && <FormattedMessage id="dashboard.welcome.ready" />} {trial && <TrialStart days={days} />}{' '}
        {steps && <FormattedMessage id="dashboard.welcome.steps" />}
      </Box>
      <IconButton
        size="small"
        label={intl.formatMessage({ id: 'dashboard.welcome.dismiss' })}
        onClick={(event) => {
          passFocusOn(event.currentTarget, pageHeading)
          onDismiss()
        }}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  )
}

const TrialStart = ({ days }: { days: number | undefined }) =>
  days === undefined ? (
    <FormattedMessage id="dashboard.welcome.trial" />
  ) : (
    <FormattedMessage id="dashboard.welcome.trial.days" values={{ days }} />
  )

/** The button stands beside the title; on a phone the text takes the whole width below both. */
const PANEL = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: { xs: '8px 12px', sm: '4px 16px' },
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'primary.main',
  borderRadius: '12px',
  backgroundColor: 'primary.soft',
  overflowWrap: 'anywhere',
  '& > .icon': { mt: '2px', color: 'primary.main' },
  '& > button': { gridArea: { xs: '1 / 3', sm: '1 / 3 / 3' }, mt: { xs: '-2px', sm: 0 } },
} as const

const BODY = { gridColumn: { xs: '1 / -1', sm: 2 } } as const

type WelcomeOptions = {
  /** The URL requests the welcome. */
  asked: boolean
  userId: number
  /** Removes the parameter from the URL. */
  onOver: () => void
}

/** Shown once per user, until the user dismisses it or leaves the page. A reload does not bring it back. */
export function useWelcome({ asked, userId, onOver }: WelcomeOptions) {
  const [shown, setShown] = useState(() => asked && !shownMarks.has('welcome', userId))

  // that the list was dismissed is stored, the request is in the URL
  useEffect(() => {
    if (shown) shownMarks.add('welcome', userId)
    else if (asked) onOver()
  }, [shown, asked, userId, onOver])

  return { shown, dismiss: () => setShown(false) }
}

/** A return within this time is the same visit: a reload keeps entries new. */
const SAME_VISIT_MS = 30 * MINUTE_MS

/** In milliseconds since 1970. `before`: when the previous visit ended. */
type Visit = { before?: number; latest: number }

const isTime = (value: unknown, now: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= now

/** @param stored the stored value; may be anything */
export function nextVisit(stored: JsonObject, now: number): Visit {
  const { before, latest } = stored
  if (isTime(latest, now) && now - latest > SAME_VISIT_MS) return { before: latest, latest: now }
  return isTime(before, now) ? { before, latest: now } : { latest: now }
}

const visits = createUserStorage('dashboard-visit')

/** When this user last visited in this browser; undefined the first time. */
export function useLastVisit(userId: number): number | undefined {
  const [visit] = useState(() => nextVisit(visits.read(userId), Date.now()))

  // stored outside React; entries that arrive while the page is shown count as seen
  useEffect(() => {
    visits.write(userId, visit)
    return () => visits.write(userId, { ...visit, latest: Date.now() })
  }, [userId, visit])

  return visit.before
}
