import { type ReactNode, useRef } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { limits } from '~/api/generated/limits.gen'
import type { Registration } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { TextField, type TextFieldProps } from '~/design/inputs/Field'
import { PasswordField } from '~/design/inputs/PasswordField'
import { submitByKeys } from '~/design/layers/submit-by-keys'
import { Box, Link, Spaced } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { CountedTextField } from '~/features/shared/forms/CountedTextField'
import { Form, FormButton } from '~/features/shared/forms/Form'
import { fieldText } from '~/features/shared/forms/form-errors'
import { type FormRef, textIn, useFormValue } from '~/features/shared/forms/form-fields'
import { FormNotes } from '~/features/shared/forms/FormNotes'
import { usePlainForm } from '~/features/shared/forms/use-plain-form'
import { type LegalPage, useInstallation } from '~/features/shared/installation'
import { isDisposable } from '~/validation/disposable-domains'
import { confirmationProblem, registrationPasswordRule } from '~/validation/password'
import { normalName, registrationNameRule } from '~/validation/person-name'
import { emailRule, normalEmail, type FieldProblems, problemsBy } from '~/validation/rule'
import { lengthOf } from '~/validation/text'

import { accountText, EMAIL_USED, emailUsedText, FormFailure } from './FormFailure'
import { PASSWORD_RULES, PasswordStrength } from './PasswordStrength'

/** Text fields in page order. */
const REGISTER_FIELDS = ['first_name', 'last_name', 'email', 'password', 'password_confirm'] as const

type RegisterField = (typeof REGISTER_FIELDS)[number]
export type RegisterFormValues = Record<RegisterField, string>

/** Rules of step 1. Plain functions, as for the login: a schema library would be a tenth of the page. */
export function registerProblems(values: RegisterFormValues): FieldProblems<RegisterField> {
  const { password, password_confirm } = values
  return problemsBy(REGISTER_FIELDS, values, {
    first_name: registrationNameRule('firstName'),
    last_name: registrationNameRule('lastName'),
    email: emailRule,
    password: registrationPasswordRule,
    password_confirm: () => confirmationProblem(password, password_confirm),
  })
}

/** Checks for disposable addresses; their list is loaded when the first valid address is checked. */
export const lateRegisterProblems = async ({
  email,
}: Pick<RegisterFormValues, 'email'>): Promise<FieldProblems<RegisterField>> =>
  !emailRule(email) && (await isDisposable(normalEmail(email))) ? { email: 'onboarding.email.disposable' } : {}

/** Passwords are sent as typed. */
export const toRegistration = (values: RegisterFormValues): Registration => ({
  email: normalEmail(values.email),
  password: values.password,
  password_confirm: values.password_confirm,
  first_name: normalName(values.first_name),
  last_name: normalName(values.last_name),
})

type Back = { search?: { redirect: string } }

export type AccountFormProps = {
  labelledBy: string
  /** For links to the login, which leads back to the invitation. */
  back: Back
  /** Fills the form at first: that of the invitation. */
  email?: string | undefined
  /** What is unusual about a typed e-mail. */
  warnOfEmail?: ((intl: IntlShape, email: string) => string | undefined) | undefined
  pending: boolean
  failure: ApiError | null
  onSubmit: (input: Registration) => Promise<void>
  /** Called when the user starts typing the password: the time to preload scripts. Earlier, they would delay typing. */
  onPasswordStart?: (() => void) | undefined
}

/** Uncontrolled, like the login: text typed before hydration and autofill count. */
export function AccountForm({
  labelledBy,
  back,
  email,
  warnOfEmail,
  pending,
  failure,
  onSubmit,
  onPasswordStart,
}: AccountFormProps) {
  const intl = useIntl()
  const ref = useRef<HTMLFormElement>(null)
  const { submission, errors, isEdited, wrong, handlers } = usePlainForm({
    ref,
    fields: REGISTER_FIELDS,
    check: registerProblems,
    checkLate: lateRegisterProblems,
    checkedWith: { password: 'password_confirm' },
    pending,
    failure,
    onSubmit: (values) => onSubmit(toRegistration(values)),
  })
  const emailUsed = failure?.code === EMAIL_USED
  // what is said of an e-mail goes when that e-mail is changed, and comes back with it
  const otherEmail = useFormValue(ref, () => emailUsed && isEdited('email'), false)
  const warning = useFormValue(ref, () => warnOfEmail?.(intl, textIn(ref.current, 'email')), undefined)
  const isTyped = () =>
    (!emailUsed || otherEmail) && REGISTER_FIELDS.some((name) => !['', email].includes(textIn(ref.current, name)))
  const signIn = { back, form: ref }
  const field = (name: keyof RegisterFormValues) => ({ name, error: fieldText(intl, errors[name]) })

  return (
    <Form
      submission={{ ...submission, onKeyDown: submitByKeys, notes: <FormNotes unsaved={isTyped} wrong={wrong} /> }}
      labelledBy={labelledBy}
      summary={
        submission.failure &&
        (emailUsed ? (
          !otherEmail && !submission.busy && <EmailUsed {...signIn} said={emailUsedText(failure, submission)} />
        ) : (
          <FormFailure
            submission={submission}
            fallback={accountText(submission.failure)}
            unconfirmed="onboarding.account.unconfirmed"
            help={<SignIn {...signIn} />}
          />
        ))
      }
      {...handlers}
    >
      <Box sx={NAMES}>
        <NameField
          {...field('first_name')}
          form={ref}
          limit={limits.registration.first_name.maxLength}
          label={intl.formatMessage({ id: 'forms.label.firstName' })}
          autoComplete="given-name"
        />
        <NameField
          {...field('last_name')}
          form={ref}
          limit={limits.registration.last_name.maxLength}
          label={intl.formatMessage({ id: 'forms.label.lastName' })}
          autoComplete="family-name"
        />
      </Box>
      {/* `text`: browsers change the value of an e-mail field before our rules see it */}
      <TextField
        {...field('email')}
        defaultValue={email}
        warning={warning}
        label={intl.formatMessage({ id: 'forms.label.email' })}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        onInput={onPasswordStart}
        label={intl.formatMessage({ id: 'forms.label.password' })}
        autoComplete="new-password"
        aria-describedby={`${PASSWORD_RULES.list} ${PASSWORD_RULES.avoid}`}
        several
      />
      <PasswordStrength form={submission.ref} />
      <PasswordField
        {...field('password_confirm')}
        label={intl.formatMessage({ id: 'onboarding.label.passwordConfirm' })}
        autoComplete="new-password"
        several
      />
      <LegalSentence />
      <FormButton submission={submission} busyLabel={<FormattedMessage id="onboarding.account.submitting" />}>
        <FormattedMessage id="onboarding.account.submit" />
      </FormButton>
    </Form>
  )
}

type NameFieldProps = TextFieldProps & { name: keyof RegisterFormValues; form: FormRef; limit: number }

/** A component of its own, so that a key press does not render the whole form. */
function NameField({ form, ...props }: NameFieldProps) {
  const count = useFormValue(form, (page) => lengthOf(textIn(page, props.name)), 0)
  return <CountedTextField {...props} count={count} />
}

/** The legal sentence (REG-48). Its text is shown before `config.json` loads; the links appear after it. */
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

type SignInProps = { back: Back; form: FormRef }

/** What the server says, and a link to the login instead of only refusing. */
const EmailUsed = ({ said, ...signIn }: SignInProps & { said: string | undefined }) => (
  <Alert severity="info" role="alert" title={said ?? <FormattedMessage id="onboarding.account.emailUsed" />}>
    <FormattedMessage id="onboarding.account.emailUsed.body" />
    <SignIn {...signIn} />
  </Alert>
)

/** The login gets the e-mail as it was typed. */
const SignIn = ({ back, form }: SignInProps) => (
  <Spaced mt={0.5}>
    <AppLink to="/auth/login" {...back} state={() => ({ invitedEmail: textIn(form.current, 'email') })}>
      <FormattedMessage id="onboarding.account.signIn" />
    </AppLink>
  </Spaced>
)

// not `Columns`, whose bytes would weigh on this page
const NAMES = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
  gap: 2.5,
} as const
