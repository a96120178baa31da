import type { MouseEvent, Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { SlotsCheck } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { SendIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Box } from '~/design/layout/Flex'
import { FreeSlots } from '~/features/shared/plan/FreeSlots'
import { largerPlanFor } from '~/features/shared/plan/plan-limits'
import { LargerPlanLink } from '~/features/shared/plan/PlanLimitAlert'
import { useFreshCurrentUser } from '~/features/shared/user/current-user'
import { readableText } from '~/i18n/error-text'

import { useInvitingBrand } from './BrandField'
import { availableIn } from './send-once'
import type { InvitePhase, InviteProgress } from './use-invite'

type InviteActionsProps = {
  /** All invitations are sent. */
  done: boolean
  /** Some were sent, or may have been: to close the dialog cancels none of them. */
  begun: boolean
  phase: InvitePhase
  /** A pasted sheet is being read. */
  reading: boolean
  progress: InviteProgress | undefined
  onStop: () => void
  /** Number of users who would be invited, and the brands. */
  ready: { count: number; brands: readonly number[] }
  finish: Ref<HTMLButtonElement>
  onAnother: (event: MouseEvent<HTMLElement>) => void
  onClose: () => void
}

export function InviteActions(props: InviteActionsProps) {
  const { done, begun, phase, reading, progress, ready, finish, onStop, onAnother, onClose } = props
  const intl = useIntl()
  const busy = phase !== 'idle'
  const [first] = ready.brands
  const brand = useInvitingBrand(first === undefined ? '' : String(first))?.name
  const label = intl.formatMessage(
    { id: 'invitations.dialog.submit' },
    { count: ready.count, brands: brand === undefined ? 0 : ready.brands.length, brand: brand ?? '' },
  )
  if (done)
    return (
      <>
        <Button key="another" variant="outlined" color="neutral" onClick={onAnother}>
          <FormattedMessage id="invitations.dialog.another" />
        </Button>
        <Button key="done" ref={finish} sx={STEADY} onClick={onClose}>
          <FormattedMessage id="invitations.dialog.done" />
        </Button>
      </>
    )
  return (
    <>
      {/* one element: a user who has stopped keeps the focus */}
      <Button variant="outlined" color="neutral" disabled={phase === 'checking'} onClick={progress ? onStop : onClose}>
        <FormattedMessage id={progress ? 'invitations.dialog.stop' : begun ? 'common.close' : 'common.cancel'} />
      </Button>
      <SubmitButton
        sx={STEADY}
        busy={busy || reading}
        busyLabel={
          reading ? (
            <FormattedMessage id="sheet.reading" />
          ) : progress && progress.total > 1 ? (
            <FormattedMessage
              id="invitations.dialog.sending.progress"
              values={{ done: progress.done, total: progress.total }}
            />
          ) : (
            <FormattedMessage
              id={phase === 'checking' ? 'invitations.dialog.checking' : 'invitations.dialog.sending'}
            />
          )
        }
      >
        <SendIcon size={18} />
        <Box component="span" sx={LABEL} title={label}>
          {label}
        </Box>
      </SubmitButton>
    </>
  )
}

/** Wide enough for every label of it, so the button beside it stays where it is; no wider than a phone with large text. */
const STEADY = { width: { xs: '100%', sm: 'min(100%, 21rem)' } } as const

/** The name of a brand may be long: it stands in its field, and in the title of the button’s label. */
const LABEL = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

type InviteCountProps = {
  /** Number of addresses. */
  count: number
  wrong?: number
  twice?: number
  /** Whether the user may choose another plan. */
  upgradable: boolean
}

/** The number of users and of free places, before anything is sent (INV-07). */
export function InviteCount({ count, wrong = 0, twice = 0, upgradable }: InviteCountProps) {
  const intl = useIntl()
  return (
    <FreeSlots
      of="users"
      count={count}
      asked={count > 0 || wrong > 0 ? intl.formatMessage({ id: 'invitations.dialog.people' }, { count }) : undefined}
      wrong={wrong}
      rest={twice > 0 ? intl.formatMessage({ id: 'invitations.dialog.twice' }, { count: twice }) : undefined}
      upgradable={upgradable}
    />
  )
}

type SlotsAlertProps = {
  slots: SlotsCheck
  /** Number of users to invite. */
  asked: number
  /** The user manages the subscription: shows what helps. */
  upgradable: boolean
}

/** Why nothing was sent, with figures if the provider sends them, and what to do. */
export function SlotsAlert({ slots, asked, upgradable }: SlotsAlertProps) {
  const user = useFreshCurrentUser()
  const available = availableIn(slots)
  const { requested, users_used: used, users_limit: limit } = slots
  const counted = used !== undefined && typeof limit === 'number' && limit > 0
  const reason = readableText(slots.message ?? '')
  // the server may refuse for another reason, which a larger plan does not change
  if (reason && (available === undefined ? !counted : available >= (requested ?? asked)))
    return (
      <Alert severity="warning" role="alert" title={<FormattedMessage id="invitations.dialog.failed" />}>
        {reason}
      </Alert>
    )
  return (
    <Alert severity="warning" role="alert" title={<FormattedMessage id="invitations.dialog.slots.title" />}>
      {available === undefined && !counted && (
        <div>
          <FormattedMessage id="invitations.dialog.slots.unknown" />
        </div>
      )}
      {available !== undefined && (
        <div>
          <FormattedMessage
            id="invitations.dialog.slots.body"
            values={{ available: Math.max(0, available), requested: requested ?? asked }}
          />
        </div>
      )}
      {counted && (
        <div>
          <FormattedMessage id="invitations.dialog.slots.usage" values={{ used, limit }} />
        </div>
      )}
      {upgradable && <LargerPlanLink largerPlan={largerPlanFor(user)} button />}
    </Alert>
  )
}
