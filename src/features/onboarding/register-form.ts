import type { Registration } from '~/api/generated'
import { isDisposable } from '~/validation/disposable-domains'
import { emailRule, normalEmail } from '~/validation/email'
import { confirmationProblem, registrationPasswordRule } from '~/validation/password'
import { normalName, registrationNameRule } from '~/validation/person-name'
import { problemsBy, type FieldProblems } from '~/validation/rule'

/** Text fields in page order. */
export const REGISTER_FIELDS = ['first_name', 'last_name', 'email', 'password', 'password_confirm'] as const

type RegisterField = (typeof REGISTER_FIELDS)[number]
export type RegisterFormValues = Record<RegisterField, string>

export const emptyRegisterForm: RegisterFormValues = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_confirm: '',
}

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
  !emailRule(email) && (await isDisposable(normalEmail(email))) ? { email: 'forms.email.disposable' } : {}

/** Passwords are sent as typed. */
export const toRegistration = (values: RegisterFormValues): Registration => ({
  email: normalEmail(values.email),
  password: values.password,
  password_confirm: values.password_confirm,
  first_name: normalName(values.first_name),
  last_name: normalName(values.last_name),
})
