import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import type { LoginRequest } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { Box } from '~/design/layout/Flex'
import { Muted, PageTitle } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { FormCard } from '~/features/shared/forms/Form'
import { inputIn, type FormRef } from '~/features/shared/forms/form-fields'
import { useInstallation } from '~/features/shared/installation'
import { PublicLayout } from '~/features/shared/public/PublicLayout'
import type { PlainMessageId } from '~/i18n/messages'
import type { EndReason } from '~/session/session'

import { loginProblem } from './login-form'
import { LoginForm, type LoginPhase } from './LoginForm'

/** The warning is shown from this many failures on. */
const MANY_ATTEMPTS = 3

type LoginScreenProps = {
  phase: LoginPhase
  failure: ApiError | null
  /** Failed sign-ins since the last success. */
  attempts: number
  /** After the sign-in, the requested page opens instead of the dashboard. */
  returns: boolean
  /** Why the last session ended, if it should be explained. */
  ended?: EndReason | undefined
  /** Why the server refused the user, in its words, instead of `ended`. */
  reason?: string | undefined
  /** Fills the form at first: that of an invitation. */
  email?: string | undefined
  /** Token of the invitation that the sign-in returns to: the registration accepts it too. */
  invitation?: string | undefined
  onSubmit: (input: LoginRequest) => Promise<void>
  /** Called on the first character of the password: the time to preload the next page. */
  onPasswordStart?: () => void
}

export function LoginScreen(props: LoginScreenProps) {
  const { phase, failure, attempts, returns, ended, reason, email, invitation, onSubmit, onPasswordStart } = props
  const form = useRef<HTMLFormElement>(null)
  const problem = failure ? loginProblem(failure) : undefined

  return (
    <PublicLayout>
      <FormCard>
        <PageTitle id="login-title">
          <FormattedMessage id="auth.login.title" />
        </PageTitle>
        <Muted as="p" mt={0.5} mb={3}>
          <FormattedMessage id="auth.login.subtitle" />
        </Muted>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, '&:not(:empty)': { marginBottom: 2.5 } }}>
          {/* a locked account is told alone: nothing else helps */}
          {problem !== 'locked' && (
            <LoginNotice ended={attempts === 0 ? ended : undefined} reason={reason} returns={returns} />
          )}
          {problem !== 'locked' && attempts >= MANY_ATTEMPTS && (
            <Alert severity="warning" role="alert">
              <FormattedMessage id="auth.login.attempts" />
            </Alert>
          )}
        </Box>
        <LoginForm
          form={form}
          phase={phase}
          failure={failure}
          problem={problem}
          email={email}
          onSubmit={onSubmit}
          onPasswordStart={onPasswordStart}
        />
      </FormCard>
      <Muted as="p" mt={3} align="center">
        <FormattedMessage id="auth.login.noAccount" />{' '}
        <AppLink to="/onboarding/register" search={invitation ? { invitation } : {}} state={{ invitedEmail: email }}>
          <FormattedMessage id="auth.login.register" />
        </AppLink>
      </Muted>
      <Aside form={form} />
    </PublicLayout>
  )
}

/** Fills the form and fires the events of user input. */
function fillForm(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = inputIn(form, name)
    if (!input) continue
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Separate, because the installation's additions load after the page. */
function Aside({ form }: { form: FormRef }) {
  const { LoginAside } = useInstallation()
  return LoginAside && <LoginAside onPick={(email, password) => fillForm(form.current, { email, password })} />
}

const ENDS = {
  logout: 'auth.notice.loggedOut',
  'logout-elsewhere': 'auth.notice.elsewhere',
  refused: 'auth.notice.expired',
  idle: 'auth.notice.idle',
  elsewhere: 'auth.notice.elsewhere',
  'user-switched': 'auth.notice.userSwitched',
} as const satisfies Record<EndReason, PlainMessageId>

type LoginNoticeProps = Pick<LoginScreenProps, 'ended' | 'reason' | 'returns'>

/** Why the user is here and where the sign-in leads. Never shows text from the URL (C086). */
function LoginNotice({ ended, reason, returns }: LoginNoticeProps) {
  if (!ended && !returns) return undefined
  if (ended && reason) return <Alert severity="info">{reason}</Alert>
  return (
    <Alert severity="info">
      {ended && <FormattedMessage id={ENDS[ended]} />}
      {ended && returns && ' '}
      {returns && <FormattedMessage id="auth.login.redirectNotice" />}
    </Alert>
  )
}
