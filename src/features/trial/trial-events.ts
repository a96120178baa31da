import type { TrialEvent } from '~/api/generated/types.gen'
import type { Severity } from '~/design/feedback/Alert'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import { CalendarIcon, CardIcon, ClockIcon, MailIcon, UsersIcon } from '~/design/icons/icons'
import type { PlainMessageId } from '~/i18n/messages'

type EventLook = { label: PlainMessageId; Icon: typeof ClockIcon; tone: Severity | 'neutral' }

const STARTED: EventLook = { label: 'subscription.events.started', Icon: CheckCircleIcon, tone: 'success' }
const EXTENDED: EventLook = { label: 'subscription.events.extended', Icon: CalendarIcon, tone: 'info' }
const REMINDER: EventLook = { label: 'subscription.events.reminder', Icon: MailIcon, tone: 'neutral' }
const LIMIT: EventLook = { label: 'subscription.events.limit', Icon: UsersIcon, tone: 'warning' }
const ACTIVATED: EventLook = { label: 'subscription.events.activated', Icon: CardIcon, tone: 'success' }
const EXPIRED: EventLook = { label: 'subscription.events.expired', Icon: ClockIcon, tone: 'warning' }
const UNKNOWN: EventLook = { label: 'subscription.events.unknown', Icon: ClockIcon, tone: 'neutral' }

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
