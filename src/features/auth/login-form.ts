import { z } from 'zod/mini'

import type { LoginRequest } from '~/api/generated'
import { limits } from '~/api/generated/limits.gen'
import { codePoints } from '~/features/shared/code-points'
import { emailFormat, normalEmail } from '~/features/shared/email'
import { atLeast, filled, firstOf, over, textField } from '~/features/shared/rule'
import { trimSpaces } from '~/features/shared/spaces'

const { email, password } = limits.loginRequest

/** Decision 18: each rule in its order. */
const loginEmailRule = firstOf(
  over(trimSpaces, firstOf(filled('forms.email.required'), atLeast(email.minLength, 'forms.identifier.tooShort'))),
  emailFormat,
)

const loginPasswordRule = firstOf(
  filled('forms.password.required'),
  atLeast(password.minLength, 'forms.password.tooShort', codePoints),
)

export const loginFormSchema = z.object({
  email: textField(loginEmailRule, normalEmail),
  password: textField(loginPasswordRule),
  remember_me: z.optional(z.boolean()),
})

export type LoginFormValues = z.infer<typeof loginFormSchema>

export const emptyLoginForm: LoginFormValues = { email: '', password: '', remember_me: false }

/** `remember_me` is sent and has no effect here (K37). */
export const toLoginInput = ({ email, password, remember_me = false }: LoginFormValues): LoginRequest => ({
  email: normalEmail(email),
  password,
  remember_me,
})
