import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, type ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { PasswordField } from '~/design/inputs/PasswordField'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { TextField } from '~/design/inputs/TextField'
import { Alert, Box } from '~/design/layout/layout'
import { fieldText } from '~/features/shared/forms/field-text'
import { textIn, useFieldsLeftEarly } from '~/features/shared/forms/form-fields'
import { LeaveGuard } from '~/features/shared/forms/LeaveGuard'
import { useSingleFlight } from '~/features/shared/forms/single-flight'
import { useServerErrors } from '~/features/shared/forms/use-server-errors'
import { useHydrated } from '~/features/shared/public/use-hydrated'

import { isEmailUsed } from './email-used'
import { EmailUsed } from './EmailUsed'
import { FormFailure } from './FormFailure'
import { LegalSentence } from './LegalSentence'
import { accountText, told } from './onboarding-failure'
import { PASSWORD_RULES, PasswordStrength } from './PasswordStrength'
import { checkedRegisterFormSchema, type RegisterFormValues } from './register-form'

export type AccountFormProps = {
  labelledBy: string
  pending: boolean
  failure: ApiError | null
  onSubmit: (values: RegisterFormValues) => Promise<void>
  /** With each input: time to fetch what comes after. */
  onInput?: (() => void) | undefined
}

const FIELDS = ['first_name', 'last_name', 'email', 'password', 'password_confirm'] as const

/** Uncontrolled, as the login: what was typed before hydration, or filled in by the browser, counts. */
export function AccountForm({ labelledBy, pending, failure, onSubmit, onInput }: AccountFormProps) {
  const intl = useIntl()
  const form = useRef<HTMLFormElement>(null)
  // no default values: they would overwrite what is in the page already
  const { register, handleSubmit, setError, setValue, trigger, formState } = useForm<RegisterFormValues>({
    resolver: zodResolver(checkedRegisterFormSchema),
    mode: 'onTouched',
  })
  const { errors, touchedFields, isSubmitting, submitCount } = formState
  const busy = pending || isSubmitting
  const wrong = FIELDS.filter((field) => errors[field]).length

  const emailUsed = failure !== null && isEmailUsed(failure)
  const others = useServerErrors(failure, FIELDS, setError)
  const inFields = failure !== null && FIELDS.some((field) => failure.details[field]?.length)

  useFieldsLeftEarly(form, FIELDS)

  // the check of the address may take a moment, in which the button can be pressed again
  const send = useSingleFlight(async (page: HTMLFormElement) => {
    for (const field of FIELDS) setValue(field, textIn(page, field))
    await handleSubmit((values) => onSubmit(values))()
  })
  const confirmAgain = () => {
    if (touchedFields.password_confirm) void trigger('password_confirm')
  }

  return (
    <Box
      component="form"
      method="post"
      noValidate
      ref={form}
      aria-labelledby={labelledBy}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
    >
      <LeaveGuard unsaved={() => !emailUsed && FIELDS.some((field) => textIn(form.current, field) !== '')} />
      {emailUsed && <EmailUsed />}
      {failure && !emailUsed && (
        <FormFailure
          key={failure.timestamp}
          told={told(intl, failure, { others, inFields, otherwise: accountText(failure) })}
        />
      )}
      {submitCount > 0 && wrong > 1 && (
        <Alert severity="error" role="status">
          <FormattedMessage id="forms.errors.title" values={{ count: wrong }} />
        </Alert>
      )}
      <Box sx={NAMES}>
        <TextField
          {...register('first_name')}
          label={intl.formatMessage({ id: 'forms.label.firstName' })}
          error={fieldText(intl, errors.first_name)}
          autoComplete="given-name"
        />
        <TextField
          {...register('last_name')}
          label={intl.formatMessage({ id: 'forms.label.lastName' })}
          error={fieldText(intl, errors.last_name)}
          autoComplete="family-name"
        />
      </Box>
      {/* `text`: browsers rewrite what is typed into an e-mail field before the rules can see it */}
      <TextField
        {...register('email')}
        label={intl.formatMessage({ id: 'forms.label.email' })}
        error={fieldText(intl, errors.email)}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('password', { onChange: confirmAgain })}
        label={intl.formatMessage({ id: 'forms.label.password' })}
        error={fieldText(intl, errors.password)}
        autoComplete="new-password"
        aria-describedby={`${PASSWORD_RULES.list} ${PASSWORD_RULES.avoid}`}
        several
      />
      <PasswordStrength form={form} />
      <PasswordField
        {...register('password_confirm')}
        label={intl.formatMessage({ id: 'forms.label.passwordConfirm' })}
        error={fieldText(intl, errors.password_confirm)}
        autoComplete="new-password"
        several
      />
      <LegalSentence />
      <LiveButton
        size="large"
        fullWidth
        busy={busy}
        busyLabel={<FormattedMessage id="onboarding.account.submitting" />}
      >
        <FormattedMessage id="onboarding.account.submit" />
      </LiveButton>
    </Box>
  )
}

/** Comes to life by itself, and the form around it is not rendered again for that. */
function LiveButton(props: ComponentProps<typeof SubmitButton>) {
  return <SubmitButton {...props} disabled={!useHydrated()} />
}

/** Side by side where there is room; the errors under them may differ in height. */
const NAMES = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
  gap: 2.5,
} as const
