import { z } from 'zod/mini'

import type { Registration } from '~/api/generated'
import { isDisposable } from '~/validation/disposable-domains'
import { emailRule, normalEmail } from '~/validation/email'
import { confirms } from '~/validation/password-confirmation'
import { registrationPasswordRule } from '~/validation/password-rules'
import { normalName, registrationNameRule } from '~/validation/person-name'
import { anything } from '~/validation/rule'
import { textField } from '~/validation/text-field'

/** B §5: the five fields of step 1. */
export const registerFormSchema = z
  .object({
    first_name: textField(registrationNameRule('firstName'), normalName),
    last_name: textField(registrationNameRule('lastName'), normalName),
    email: textField(emailRule, normalEmail),
    password: textField(registrationPasswordRule),
    password_confirm: textField(anything),
  })
  .check(confirms('password', 'password_confirm'))

/**
 * Adds the check for disposable addresses. It is asynchronous: the list is loaded when the first valid address is
 * checked.
 */
export const checkedRegisterFormSchema = registerFormSchema.check(
  z.refine(async ({ email }) => emailRule(email) !== undefined || !(await isDisposable(email)), {
    path: ['email'],
    error: 'forms.email.disposable' satisfies ReturnType<typeof emailRule>,
  }),
)

export type RegisterFormValues = z.infer<typeof registerFormSchema>

export const emptyRegisterForm: RegisterFormValues = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_confirm: '',
}

/** Passwords are sent as typed. */
export const toRegistration = (values: RegisterFormValues): Registration => ({
  email: normalEmail(values.email),
  password: values.password,
  password_confirm: values.password_confirm,
  first_name: normalName(values.first_name),
  last_name: normalName(values.last_name),
})
