import { limits } from '~/api/generated/limits.gen'

import { codePoints } from './code-points'
import { ANY_SPECIAL, hasAllClasses, REGISTRATION_SPECIAL } from './password-criteria'
import { holdsCommonWord, holdsRepeats, holdsSequence } from './password-patterns'
import { atLeast, atMost, firstOf, must } from './rule'

const { registration, fullRegistration, passwordChange } = limits

/** In the documented order; the last two texts are ours (K52). */
export const registrationPasswordRule = firstOf(
  atLeast(registration.password.minLength, 'forms.password.tooShort', codePoints),
  atMost(registration.password.maxLength, 'forms.password.tooLong', codePoints),
  must((password) => hasAllClasses(password, REGISTRATION_SPECIAL), 'forms.password.classes'),
  must((password) => !holdsCommonWord(password), 'forms.password.common'),
  must((password) => !holdsRepeats(password), 'forms.password.repeated'),
  must((password) => !holdsSequence(password), 'forms.password.sequence'),
)

/** The wider registration: any special character, no further rule. */
export const foundationPasswordRule = firstOf(
  atLeast(fullRegistration.password.minLength, 'forms.password.tooShort', codePoints),
  atMost(fullRegistration.password.maxLength, 'forms.password.tooLong', codePoints),
  must((password) => hasAllClasses(password, ANY_SPECIAL), 'forms.password.classes'),
)

/** Password change. */
export const newPasswordRule = firstOf(
  atLeast(passwordChange.new_password.minLength, 'forms.newPassword.tooShort', codePoints),
  atMost(passwordChange.new_password.maxLength, 'forms.newPassword.tooLong', codePoints),
  must((password) => hasAllClasses(password, ANY_SPECIAL), 'forms.newPassword.classes'),
)
