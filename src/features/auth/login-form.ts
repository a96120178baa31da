import type { LoginRequest } from '~/api/generated'
import { limits } from '~/api/generated/limits.gen'
import { emailFormat, normalEmail } from '~/validation/email'
import { atLeast, filled, firstOf, over, problemsBy, type FieldProblems, type Rule } from '~/validation/rule'
import { codePoints, trimSpaces } from '~/validation/text'

/** Text fields, then checkboxes, in page order. */
export const LOGIN_FIELDS = ['email', 'password'] as const
export const LOGIN_FLAGS = ['remember_me'] as const

type LoginTexts = Record<(typeof LOGIN_FIELDS)[number], string>
export type LoginFormValues = LoginTexts & Partial<Record<(typeof LOGIN_FLAGS)[number], boolean | undefined>>

export const emptyLoginForm: LoginFormValues = { email: '', password: '', remember_me: false }

const { email, password } = limits.loginRequest

/** In the order of decision 18. Plain functions: a schema library is too large for two fields of the first screen. */
const RULES: Readonly<Record<keyof LoginTexts, Rule>> = {
  email: firstOf(
    over(trimSpaces, firstOf(filled('forms.email.required'), atLeast(email.minLength, 'forms.identifier.tooShort'))),
    emailFormat,
  ),
  password: firstOf(
    filled('forms.password.required'),
    atLeast(password.minLength, 'forms.password.tooShort', codePoints),
  ),
}

/** The problem of each invalid field. */
export const loginProblems = (values: LoginTexts): FieldProblems<keyof LoginTexts> =>
  problemsBy(LOGIN_FIELDS, values, RULES)

/** `remember_me` is sent and has no effect in the client. */
export const toLoginInput = ({ email, password, remember_me = false }: LoginFormValues): LoginRequest => ({
  email: normalEmail(email),
  password,
  remember_me,
})
