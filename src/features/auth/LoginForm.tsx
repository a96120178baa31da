import { memo, type MouseEvent, useEffect, useEffectEvent } from 'react'
import type { FieldError } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import { CODES, type ApiError } from '~/api/api-error'
import type { LoginRequest } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { MailIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { TextField } from '~/design/inputs/Field'
import { PasswordField } from '~/design/inputs/PasswordField'
import { Box, Link, Row } from '~/design/layout/Flex'
import { VisuallyHidden } from '~/design/layout/Text'
import { FailureSummary, Form, FormButton } from '~/features/shared/forms/Form'
import { fieldText } from '~/features/shared/forms/form-errors'
import { inputIn, useFilled, type FormRef } from '~/features/shared/forms/form-fields'
import { usePlainForm } from '~/features/shared/forms/use-plain-form'
import { useInstallation } from '~/features/shared/installation'
import { errorText, retryInText } from '~/i18n/error-text'
import { reloadPage } from '~/platform/chunk-error'

import { LOGIN_FIELDS, LOGIN_FLAGS, type LoginProblem, loginProblems, toLoginInput } from './login-form'

export type LoginPhase = 'idle' | 'submitting' | 'redirecting'

type LoginFormProps = {
  form: FormRef
  phase: LoginPhase
  failure: ApiError | null
  problem: LoginProblem | undefined
  email?: string | undefined
  onSubmit: (input: LoginRequest) => Promise<void>
  onPasswordStart?: (() => void) | undefined
}

const WHY_DISABLED = 'login-why-disabled'

/** Reads its values from the page, so text typed before hydration and autofill count. */
export function LoginForm(props: LoginFormProps) {
  const { form, phase, failure, problem, email, onSubmit, onPasswordStart } = props
  const intl = useIntl()
  const filled = useFilled(form, LOGIN_FIELDS)
  // Shown on both fields, so that nobody learns which one was right
  const onAll = problem === 'credentials' ? 'auth.login.invalid' : undefined
  const { submission, stopped, errors, outdated, handlers } = usePlainForm({
    ref: form,
    fields: LOGIN_FIELDS,
    flags: LOGIN_FLAGS,
    check: loginProblems,
    pending: phase === 'submitting',
    // other problems do not concern the fields
    failure: problem === 'fields' || problem === 'credentials' ? failure : null,
    onAll,
    onSubmit: (values) => onSubmit(toLoginInput(values)),
  })

  // the password was typed before hydration or filled in by the browser
  const onFilled = useEffectEvent(() => onPasswordStart?.())
  useEffect(() => {
    if (filled) onFilled()
  }, [filled])

  return (
    <Form
      submission={submission}
      labelledBy="login-title"
      summary={
        failure &&
        !stopped && (
          <LoginFailure
            failure={failure}
            problem={problem}
            others={onAll && outdated.length > 0 ? [intl.formatMessage({ id: onAll })] : submission.others}
          />
        )
      }
      {...handlers}
    >
      <EmailInput email={email} error={errors.email} />
      <PasswordInput error={errors.password} onInput={onPasswordStart} />
      <Options />
      {phase === 'redirecting' ? (
        // same height as the button it replaces: no layout shift
        <Alert severity="success">
          <FormattedMessage id="auth.login.success" />
        </Alert>
      ) : (
        <FormButton
          submission={submission}
          disabled={!filled}
          aria-describedby={filled ? undefined : WHY_DISABLED}
          busyLabel={<FormattedMessage id="auth.login.submitting" />}
        >
          <FormattedMessage id="auth.login.submit" />
        </FormButton>
      )}
      <VisuallyHidden id={WHY_DISABLED}>
        <FormattedMessage id="auth.login.submit.disabled" />
      </VisuallyHidden>
    </Form>
  )
}

// memoised: they do not render again with every phase of the form

type EmailInputProps = { email: string | undefined; error: FieldError | undefined }

const EmailInput = memo(function EmailInput({ email, error }: EmailInputProps) {
  const intl = useIntl()
  return (
    // `text`: browsers change the value of an e-mail field before our rules see it
    <TextField
      name="email"
      defaultValue={email}
      label={intl.formatMessage({ id: 'forms.label.email' })}
      error={fieldText(intl, error)}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
})

type PasswordInputProps = { error: FieldError | undefined; onInput: (() => void) | undefined }

const PasswordInput = memo(function PasswordInput({ error, onInput }: PasswordInputProps) {
  const intl = useIntl()
  return (
    <PasswordField
      name="password"
      label={intl.formatMessage({ id: 'forms.label.password' })}
      error={fieldText(intl, error)}
      autoComplete="current-password"
      onInput={onInput}
    />
  )
})

/** No gap: the checkbox has its own padding. */
const Options = memo(function Options() {
  const intl = useIntl()
  return (
    <Row wrap align="center" justify="space-between" gap="0 16px" mt={-1.25} mb={-1.25}>
      <Checkbox name="remember_me" label={intl.formatMessage({ id: 'auth.login.remember' })} />
      <ForgotPassword />
    </Row>
  )
})

/**
 * The API has no password reset: users write to support (LOG-21). Shows nothing without a support address. While that is
 * read, the link has its room: it would move the form.
 */
function ForgotPassword() {
  const intl = useIntl()
  const { supportEmail, isRead } = useInstallation()
  const content = (
    <>
      <MailIcon size={16} />
      <span>
        <FormattedMessage id="auth.login.forgotPassword" /> <FormattedMessage id="auth.forgotPassword.support" />
      </span>
    </>
  )
  if (!supportEmail)
    return (
      !isRead && (
        <Box sx={UNREAD} aria-hidden>
          {content}
        </Box>
      )
    )
  const subject = encodeURIComponent(intl.formatMessage({ id: 'auth.forgotPassword.subject' }))
  const to = `mailto:${supportEmail}?subject=${subject}`

  /** The message names the address that was typed. */
  function addAddress({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    const email = inputIn(currentTarget.closest('form'), 'email')?.value.trim()
    const body = email && encodeURIComponent(intl.formatMessage({ id: 'auth.forgotPassword.body' }, { email }))
    currentTarget.href = body ? `${to}&body=${body}` : to
  }

  return (
    <Link href={to} onClick={addAddress} sx={ROW}>
      {content}
    </Link>
  )
}

/** As tall as the checkbox beside it: a large enough target, also when it wraps below. */
const ROW = { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 40 } as const
const UNREAD = { ...ROW, visibility: 'hidden' } as const

type LoginFailureProps = {
  failure: ApiError
  problem: LoginProblem | undefined
  /** Server errors that belong to no field. */
  others: readonly string[]
}

/** The error above the login form. Field errors are shown at the fields. */
function LoginFailure({ failure, problem, others }: LoginFailureProps) {
  const intl = useIntl()
  if (failure.code === CODES.script) return <MissingScript />
  switch (problem) {
    case 'locked':
      return <Locked failure={failure} />
    case 'connection':
      return <FailureSummary texts={[intl.formatMessage({ id: 'auth.login.network' })]} failure={failure} />
    case 'unknown':
      return <FailureSummary texts={[errorText(intl, failure)]} failure={failure} />
    default:
      // the fields show the errors, and the first one has the focus
      return <FailureSummary texts={others} unseen="auth.login.failed" />
  }
}

/** Another version was deployed while this page was open, and only a reload helps. */
const MissingScript = () => (
  <FailureSummary texts={[]} title={<FormattedMessage id="errors.page.chunk.title" />}>
    <FormattedMessage id="errors.page.chunk.body" />
    <Box sx={{ marginTop: 1 }}>
      <Button size="small" variant="outlined" color="neutral" onClick={reloadPage}>
        <FormattedMessage id="common.reload" />
      </Button>
    </Box>
  </FailureSummary>
)

/** How long to wait, or who can help. */
function Locked({ failure }: { failure: ApiError }) {
  const { supportEmail } = useInstallation()
  const wait = retryInText(useIntl(), failure.retryAfterMs)
  return (
    <FailureSummary texts={[]} title={<FormattedMessage id="auth.login.locked" />}>
      {wait ?? <FormattedMessage id="auth.login.locked.later" />}{' '}
      {supportEmail && (
        <FormattedMessage
          id="auth.login.locked.contact"
          values={{
            email: <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>,
          }}
        />
      )}
    </FailureSummary>
  )
}
