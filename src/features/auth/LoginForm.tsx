import { memo, useEffect, useEffectEvent } from 'react'
import type { FieldError } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Checkbox } from '~/design/inputs/Checkbox'
import { PasswordField } from '~/design/inputs/PasswordField'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { TextField } from '~/design/inputs/TextField'
import { Alert, Box } from '~/design/layout/layout'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'
import { fieldText } from '~/features/shared/forms/field-text'
import type { FormRef } from '~/features/shared/forms/form-fields'
import { useServerErrors } from '~/features/shared/forms/use-server-errors'

import { ForgotPassword } from './ForgotPassword'
import type { LoginProblem } from './login-failure'
import { LOGIN_FIELDS, type LoginFormValues } from './login-form'
import { LoginFailure } from './LoginFailure'
import { useFilled } from './use-filled'
import { useLoginForm } from './use-login-form'
import { useWrongCredentials } from './use-wrong-credentials'

export type LoginPhase = 'idle' | 'submitting' | 'redirecting'

type LoginFormProps = {
  form: FormRef
  phase: LoginPhase
  failure: ApiError | null
  problem: LoginProblem | undefined
  onSubmit: (values: LoginFormValues) => Promise<void>
  onPasswordStart?: (() => void) | undefined
}

const WHY_DISABLED = 'login-why-disabled'

/** Uncontrolled, and its state read from the page: what was typed before hydration, or filled in by the browser, counts. */
export function LoginForm(props: LoginFormProps) {
  const { form, phase, failure, problem, onSubmit, onPasswordStart } = props
  const filled = useFilled(form, LOGIN_FIELDS)
  const { errors, setError, handlers } = useLoginForm(form, onSubmit)
  const others = useServerErrors(problem === 'fields' ? failure : null, LOGIN_FIELDS, setError)
  useWrongCredentials(problem === 'credentials' ? failure : null, setError)

  // typed before the page came to life, or filled in by the browser
  const onFilled = useEffectEvent(() => onPasswordStart?.())
  useEffect(() => {
    if (filled) onFilled()
  }, [filled])

  return (
    <Box
      component="form"
      method="post"
      noValidate
      ref={form}
      aria-labelledby="login-title"
      {...handlers}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
    >
      {failure && <LoginFailure failure={failure} problem={problem} others={others} />}
      <EmailInput error={errors.email} />
      <PasswordInput error={errors.password} onInput={onPasswordStart} />
      <Options />
      {phase === 'redirecting' ? (
        // as tall as the button whose place it takes: nothing jumps
        <Alert severity="success">
          <FormattedMessage id="auth.login.success" />
        </Alert>
      ) : (
        <SubmitButton
          size="large"
          fullWidth
          disabled={!filled}
          aria-describedby={filled ? undefined : WHY_DISABLED}
          busy={phase === 'submitting'}
          busyLabel={<FormattedMessage id="auth.login.submitting" />}
        >
          <FormattedMessage id="auth.login.submit" />
        </SubmitButton>
      )}
      <VisuallyHidden id={WHY_DISABLED}>
        <FormattedMessage id="auth.login.submit.disabled" />
      </VisuallyHidden>
    </Box>
  )
}

// each stands still while the rest of the form goes from phase to phase

const EmailInput = memo(function EmailInput({ error }: { error: FieldError | undefined }) {
  const intl = useIntl()
  return (
    // `text`: browsers rewrite what is typed into an e-mail field before the rules can see it
    <TextField
      name="email"
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

const Options = memo(function Options() {
  const intl = useIntl()
  return (
    <Box sx={OPTIONS}>
      <Checkbox name="remember_me" label={intl.formatMessage({ id: 'auth.login.remember' })} />
      <ForgotPassword />
    </Box>
  )
})

/** The checkbox brings its own room above and below. */
const OPTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  marginBlock: '-10px',
} as const
