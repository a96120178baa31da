import { limits } from '~/api/generated/limits.gen'

import { atLeast, atMost, firstOf, must } from './rule'

const { minLength, maxLength } = limits.fullRegistration.username

/** F §5: letters, digits and underscore, no accents (C167). */
export const usernameRule = firstOf(
  atLeast(minLength, 'forms.username.length'),
  atMost(maxLength, 'forms.username.length'),
  must((username) => /^[A-Za-z0-9_]+$/.test(username), 'forms.username.characters'),
)
