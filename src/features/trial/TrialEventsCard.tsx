import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'

import type { TrialEvent } from '~/api/generated/types.gen'
import { Timeline, type TimelineEntry } from '~/design/data/Timeline'
import type { Severity } from '~/design/feedback/Alert'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { CheckCircleIcon, MailIcon } from '~/design/icons/first-icons'
import { CalendarIcon, CardIcon, ClockIcon, UsersIcon } from '~/design/icons/icons'
import { Moment } from '~/features/shared/Moment'
import { newestFirst, inWords, ProviderWords, wordsFor } from '~/features/shared/provider-data'
import { QueryCard } from '~/features/shared/queries/QuerySection'
import { EmptySection } from '~/features/shared/Section'
import type { PlainMessageId } from '~/i18n/messages'

import { trialEventsOptions } from './trial-status'

type EventLook = { label: PlainMessageId; Icon: typeof ClockIcon; tone: Severity | 'neutral' }

const STARTED: EventLook = { label: 'trial.events.started', Icon: CheckCircleIcon, tone: 'success' }
const EXTENDED: EventLook = { label: 'trial.events.extended', Icon: CalendarIcon, tone: 'info' }
const REMINDER: EventLook = { label: 'trial.events.reminder', Icon: MailIcon, tone: 'neutral' }
const LIMIT: EventLook = { label: 'trial.events.limit', Icon: UsersIcon, tone: 'warning' }
const ACTIVATED: EventLook = { label: 'trial.events.activated', Icon: CardIcon, tone: 'success' }
const EXPIRED: EventLook = { label: 'trial.events.expired', Icon: ClockIcon, tone: 'warning' }
const UNKNOWN: EventLook = { label: 'trial.events.unknown', Icon: ClockIcon, tone: 'neutral' }

/** No type is documented (TRI-14): these are known, any other shows its own description. */
const LOOKS = new Map([
  ['trial_started', STARTED],
  ['trial_extended', EXTENDED],
  ['trial_reminder', REMINDER],
  ['user_limit_near', LIMIT],
  ['brand_limit_near', LIMIT],
  ['plan_activated', ACTIVATED],
  ['trial_upgraded', ACTIVATED],
  ['trial_expired', EXPIRED],
  ['trial_ended', EXPIRED],
])

export const lookOf = ({ event_type }: TrialEvent): EventLook => LOOKS.get(event_type ?? '') ?? UNKNOWN

export const isUnderstood = (event: TrialEvent): boolean => lookOf(event) !== UNKNOWN

export function TrialEventsCard() {
  return (
    <QueryCard
      title={<FormattedMessage id="trial.events.title" />}
      query={trialEventsOptions()}
      skeleton={<SkeletonList rows={3} />}
      failed="trial.events.failed"
      isEmpty={({ events }) => events.length === 0}
      empty={<NoTrialEvent />}
    >
      {({ events }) => <TrialEvents events={events} />}
    </QueryCard>
  )
}

const AT_FIRST = 6

export const NoTrialEvent = () => (
  <EmptySection icon={<ClockIcon />} title={<FormattedMessage id="trial.events.empty" />}>
    <FormattedMessage id="trial.events.empty.body" />
  </EmptySection>
)

/** The history of the trial. */
export function TrialEvents({ events }: { events: readonly TrialEvent[] }) {
  const intl = useIntl()
  return (
    <Timeline
      label={intl.formatMessage({ id: 'trial.events.title' })}
      entries={newestFirst(events).map((event, index) => toEntry(intl, event, index))}
      atFirst={AT_FIRST}
      more={<FormattedMessage id="trial.events.more" />}
    />
  )
}

/** The event, translated if its type is known. An unknown type without a description is shown as is. */
function toEntry(intl: IntlShape, event: TrialEvent, index: number): TimelineEntry {
  const { label, Icon, tone } = lookOf(event)
  const { description, event_type = '', created_at } = event
  const known = isUnderstood(event)
  const words = wordsFor(intl.locale, description, known ? intl.formatMessage({ id: label }) : undefined)
  return {
    // ids may be missing or doubled
    id: index,
    title: words ? <ProviderWords words={words} /> : <FormattedMessage id={label} />,
    time: <Moment at={created_at} />,
    description: words ? undefined : inWords(event_type),
    icon: <Icon />,
    tone,
  }
}
