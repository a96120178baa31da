import type { LoginRequest } from '~/api/generated'
import { limits } from '~/api/generated/limits.gen'
import type { PlainMessageId } from '~/i18n/messages'
import { codePoints } from '~/validation/code-points'
import { emailFormat, normalEmail } from '~/validation/email'
import { atLeast, filled, firstOf, over, type Rule } from '~/validation/rule'
import { trimSpaces } from '~/validation/spaces'

export type LoginFormValues = { email: string; password: string; remember_me?: boolean | undefined }

export const LOGIN_FIELDS = ['email', 'password'] as const
export type LoginField = (typeof LOGIN_FIELDS)[number]

export const emptyLoginForm: LoginFormValues = { email: '', password: '', remember_me: false }

const { email, password } = limits.loginRequest

/** Decision 18: each rule in its order. Rules without a schema: no library for two fields of the first screen. */
const RULES: Readonly<Record<LoginField, Rule>> = {
  email: firstOf(
    over(trimSpaces, firstOf(filled('forms.email.required'), atLeast(email.minLength, 'forms.identifier.tooShort'))),
    emailFormat,
  ),
  password: firstOf(
    filled('forms.password.required'),
    atLeast(password.minLength, 'forms.password.tooShort', codePoints),
  ),
}

/** What is wrong with each field, if anything is. */
export function loginProblems(values: LoginFormValues): Partial<Record<LoginField, PlainMessageId>> {
  return Object.fromEntries(
    LOGIN_FIELDS.flatMap((field) => {
      const problem = RULES[field](values[field])
      return problem ? [[field, problem]] : []
    }),
  )
}

/** `remember_me` is sent and has no effect here (K37). */
export const toLoginInput = ({ email, password, remember_me = false }: LoginFormValues): LoginRequest => ({
  email: normalEmail(email),
  password,
  remember_me,
})
