import { type QueryClient, useMutationState } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { resendInvitationMutation } from '~/api/generated/@tanstack/react-query.gen'
import type { Invitation, ResendInvitationData } from '~/api/generated/types.gen'
import { CheckIcon, SendIcon } from '~/design/icons/icons'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Tooltip } from '~/design/layers/Tooltip'
import { Box } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { touch } from '~/design/theme/tokens'
import { type InvitationRow } from '~/features/invitations/invitation-queries'
import { type MutationCall, useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { MINUTE_MS } from '~/platform/clock'

import { INVITATIONS_CHANGED, INVITE } from '../invitation-queries'
import { findResent, invitationOf } from '../listed-invitations'
import type { InviteOutcome, Pair } from '../send-once'

type ResendButtonProps = {
  email: string
  busy: boolean
  /** It may be sent again: the button checks that. */
  unconfirmed?: boolean
  paused: boolean
  onResend: () => void
}

/** During the pause the server would refuse (INV-17). A mark then replaces the button, takes its focus and says so. */
export function ResendButton({ email, busy, unconfirmed = false, paused, onResend }: ResendButtonProps) {
  const intl = useIntl()
  const container = useRef<HTMLElement>(null)
  if (paused && !busy) {
    const sent = intl.formatMessage({ id: 'invitations.list.resend.sent' })
    const pause = intl.formatMessage({ id: 'invitations.list.resend.pause' })
    return (
      <Tooltip title={pause} silent>
        <Box
          component="span"
          ref={container}
          role="img"
          aria-label={`${sent}. ${pause}`}
          // a list of the expired ones loses its row, and the mark with it
          onFocus={(event) => passFocusOn(event.currentTarget)}
          sx={MARK}
        >
          <CheckIcon size={16} />
          <Box component="span" sx={WORD}>
            {sent}
          </Box>
        </Box>
      </Tooltip>
    )
  }
  return (
    <SubmitButton
      type="button"
      size="small"
      variant="outlined"
      color="neutral"
      aria-label={intl.formatMessage(
        { id: unconfirmed ? 'invitations.list.resend.verify' : 'invitations.list.resend.for' },
        { email },
      )}
      busy={busy}
      sx={BUTTON}
      onClick={(event) => {
        passFocusOn(event.currentTarget, () => container.current)
        onResend()
      }}
    >
      <Box component="span" sx={FACE}>
        <SendIcon size={16} />
        <Box component="span" sx={WORD}>
          <FormattedMessage id={unconfirmed ? 'common.verify' : 'invitations.list.resend'} />
        </Box>
      </Box>
    </SubmitButton>
  )
}

/** On a phone the word stands below the icon: beside it, it would take the room of the address. */
const FACE = {
  display: 'inline-flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: 'center',
  gap: { xs: 0, sm: 1 },
} as const

const WORD = {
  typography: { xs: 'caption', sm: 'inherit' },
  lineHeight: { xs: 1.2, sm: 'inherit' },
  // two words stand below each other
  width: { xs: 'min-content', sm: 'auto' },
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  overflowWrap: 'normal',
} as const

/** As far from the edge of a row as a menu. */
const SIZE = { flexShrink: 0, minWidth: { xs: 44, sm: 64 }, mr: { xs: -1, sm: 0 } } as const

/** Without its border, which the word would touch, on a phone. */
const BUTTON = {
  '&&&': {
    ...SIZE,
    p: { xs: '2px', sm: '4px 12px' },
    '@media (max-width: 599.95px)': { borderColor: 'transparent' },
  },
} as const

/** As large as the button that it replaces. */
const MARK = {
  ...FACE,
  ...SIZE,
  justifyContent: 'center',
  gap: { xs: 0, sm: 0.5 },
  px: { xs: 0.25, sm: 1 },
  minHeight: 32,
  [touch]: { minHeight: 44 },
  borderRadius: 1,
  typography: 'body2',
  color: 'success.main',
} as const

type ResentRow = Pick<InvitationRow, 'id' | 'email'> & Partial<Pick<InvitationRow, 'brandId'>>

type InvitationId = NonNullable<InvitationRow['id']>

/** How long a resent invitation cannot be sent again. */
export const RESEND_PAUSE_MS = MINUTE_MS

type Resending = Pick<ResendInvitationData, 'path'>

/** One call at a time per invitation, alone or with others: what may have been sent is looked for first. */
export const RESEND = {
  name: 'resendInvitation',
  row: ({ path }: Resending) => path.id,
  verification: {
    once: true,
    unique: true,
    before: ({ path }: Resending) => invitationOf(path.id),
    check: ({ path }: Resending, before: Invitation | undefined) => findResent(path.id, before),
  },
}

/**
 * Resends an invitation, then pauses. The session remembers what it sent, for the first time or again, so the pause
 * continues after a visit to another page.
 */
export function useResend() {
  const intl = useIntl()
  const { mutate, isPending, calls, mustVerify } = useApiMutation(resendInvitationMutation(), {
    ...RESEND,
    meta: {
      invalidates: INVITATIONS_CHANGED,
      success: () => ({ title: intl.formatMessage({ id: 'invitations.list.resend.done' }) }),
      error: {
        title: 'invitations.list.resend.failed',
        unconfirmed: 'invitations.list.resend.unconfirmed',
        notFound: 'invitations.list.resend.gone',
      },
    },
  })
  const pauses = calls.filter(isPause)
  const firsts = useMutationState({
    filters: { mutationKey: [INVITE], status: 'success' },
    // the data of this key is that outcome
    select: ({ state }) => ({ sent: (state.data as InviteOutcome).sent, submittedAt: state.submittedAt }),
  }).filter(isRecent)
  useRenderAt(Math.min(...[...pauses, ...firsts].map(endOf)))

  return {
    resend: (id: InvitationId) => void mutate({ path: { id } }),
    busy: (id: InvitationId) => isPending(id),
    unconfirmed: (id: InvitationId) => mustVerify(id),
    /** This session sent it, for the first time or again, less than the pause ago. */
    paused: ({ id, email = '', brandId }: ResentRow) => {
      const isIt = (one: Pair) =>
        one.email === email.toLowerCase() && (brandId === undefined || one.brand_id === brandId)
      return pauses.some(({ row }) => row === id) || firsts.some(({ sent }) => sent.some(isIt))
    },
  }
}

/** Whether this session has sent it again less than the pause ago, also by an action of a toast. */
export const isResent = (client: QueryClient, id: InvitationId): boolean =>
  client
    .getMutationCache()
    .findAll({ mutationKey: [RESEND.name], status: 'success' })
    // the variables of this key are that input
    .some(({ state }) => RESEND.row(state.variables as Resending) === id && isRecent(state))

type Sent = Pick<MutationCall, 'submittedAt'>

const endOf = ({ submittedAt }: Sent) => submittedAt + RESEND_PAUSE_MS
/** When the clock was set back meanwhile, only the server knows whether the pause is over. */
const isRecent = (sent: Sent) => endOf(sent) > Date.now() && sent.submittedAt <= Date.now()
const isPause = (call: MutationCall) => call.status === 'success' && isRecent(call)

/** Renders once more at the given moment; never for a moment that does not come. */
function useRenderAt(moment: number) {
  const [, setPassed] = useState(0)
  useEffect(() => {
    if (!Number.isFinite(moment)) return
    const timer = setTimeout(() => setPassed(moment), moment - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
}
