import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { limits } from '~/api/generated/limits.gen'
import { Alert } from '~/design/feedback/Alert'
import { PasswordField } from '~/design/inputs/PasswordField'
import { TextField } from '~/design/inputs/TextField'
import { Box } from '~/design/layout/layout'
import { Link } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'
import { Spaced } from '~/design/layout/Spaced'
import { AppLink } from '~/features/shared/AppLink'
import { Form, FormButton } from '~/features/shared/forms/Form'
import { textIn } from '~/features/shared/forms/form-fields'
import { LimitedTextField } from '~/features/shared/forms/LimitedTextField'
import { useFormShell } from '~/features/shared/forms/use-form-shell'
import { useInstallation, type LegalPage } from '~/features/shared/installation'

import { isEmailUsed } from './email-used'
import { FormFailure } from './FormFailure'
import { accountText } from './onboarding-failure'
import { PASSWORD_RULES, PasswordStrength } from './PasswordStrength'
import { checkedRegisterFormSchema, type RegisterFormValues } from './register-form'

export type AccountFormProps = {
  labelledBy: string
  pending: boolean
  failure: ApiError | null
  onSubmit: (values: RegisterFormValues) => Promise<void>
  /** Called on every input: the time to preload what comes next. */
  onInput?: (() => void) | undefined
}

const FIELDS = ['first_name', 'last_name', 'email', 'password', 'password_confirm'] as const

/** Uncontrolled, like the login: text typed before hydration and autofill count. */
export function AccountForm({ labelledBy, pending, failure, onSubmit, onInput }: AccountFormProps) {
  const intl = useIntl()
  const emailUsed = failure !== null && isEmailUsed(failure)
  const { shell, field, control, trigger, formState } = useFormShell<RegisterFormValues>({
    schema: checkedRegisterFormSchema,
    fields: FIELDS,
    pending,
    failure,
    onSubmit,
    unsaved: (page) => !emailUsed && FIELDS.some((name) => textIn(page, name) !== ''),
  })
  const { touchedFields } = formState
  const confirmAgain = () => {
    if (touchedFields.password_confirm) void trigger('password_confirm')
  }

  return (
    <Form
      shell={shell}
      labelledBy={labelledBy}
      onInput={onInput}
      summary={emailUsed ? <EmailUsed /> : failure && <FormFailure shell={shell} fallback={accountText(failure)} />}
    >
      <Box sx={NAMES}>
        <LimitedTextField
          {...field('first_name')}
          control={control}
          limit={limits.registration.first_name.maxLength}
          label={intl.formatMessage({ id: 'forms.label.firstName' })}
          autoComplete="given-name"
        />
        <LimitedTextField
          {...field('last_name')}
          control={control}
          limit={limits.registration.last_name.maxLength}
          label={intl.formatMessage({ id: 'forms.label.lastName' })}
          autoComplete="family-name"
        />
      </Box>
      {/* `text`: browsers change the value of an e-mail field before our rules see it */}
      <TextField
        {...field('email')}
        label={intl.formatMessage({ id: 'forms.label.email' })}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password', { onChange: confirmAgain })}
        label={intl.formatMessage({ id: 'forms.label.password' })}
        autoComplete="new-password"
        aria-describedby={`${PASSWORD_RULES.list} ${PASSWORD_RULES.avoid}`}
        several
      />
      <PasswordStrength form={shell.ref} />
      <PasswordField
        {...field('password_confirm')}
        label={intl.formatMessage({ id: 'forms.label.passwordConfirm' })}
        autoComplete="new-password"
        several
      />
      <LegalSentence />
      <FormButton shell={shell} busyLabel={<FormattedMessage id="onboarding.account.submitting" />}>
        <FormattedMessage id="onboarding.account.submit" />
      </FormButton>
    </Form>
  )
}

/** REG-48: the legal sentence. Its text is shown before `config.json` loads; the links appear after it. */
function LegalSentence() {
  const { legal = {} } = useInstallation()
  const linked = (page: LegalPage) => (words: ReactNode[]) =>
    legal[page] ? (
      <Link key={page} href={legal[page]} external>
        {words}
      </Link>
    ) : (
      words
    )
  return (
    <Muted as="p" size="small">
      <FormattedMessage id="onboarding.account.legal" values={{ terms: linked('terms'), privacy: linked('privacy') }} />
    </Muted>
  )
}

/** REG-51: links to the login instead of only refusing. */
const EmailUsed = () => (
  <Alert severity="info" title={<FormattedMessage id="onboarding.account.emailUsed" />}>
    <FormattedMessage id="onboarding.account.emailUsed.body" />
    <Spaced mt={0.5}>
      <AppLink to="/auth/login">
        <FormattedMessage id="onboarding.account.signIn" />
      </AppLink>
    </Spaced>
  </Alert>
)

// not `Columns`, whose bytes would weigh on this page
const NAMES = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
  gap: 2.5,
} as const
