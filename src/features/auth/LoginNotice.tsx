import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import type { PlainMessageId } from '~/i18n/messages'
import type { EndReason } from '~/session/session'

const ENDS = {
  logout: 'auth.notice.loggedOut',
  refused: 'auth.notice.expired',
  idle: 'auth.notice.idle',
  elsewhere: 'auth.notice.elsewhere',
  'user-switched': 'auth.notice.userSwitched',
} as const satisfies Record<EndReason, PlainMessageId>

type LoginNoticeProps = { ended?: EndReason | undefined; returns: boolean }

/** Why the user is here and where the sign-in leads. Never shows text from the URL (C086). */
export function LoginNotice({ ended, returns }: LoginNoticeProps) {
  if (!ended && !returns) return undefined
  return (
    <Alert severity="info">
      {ended && <FormattedMessage id={ENDS[ended]} />}
      {ended && returns && ' '}
      {returns && <FormattedMessage id="auth.login.redirectNotice" />}
    </Alert>
  )
}
