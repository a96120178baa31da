import { limits } from '~/api/generated/limits.gen'

import { freeTextRule } from './free-text'
import { sanitise } from './sanitise'

/** Free text (K35): counted and sent after sanitising. */
export const normalPosition = sanitise

export const positionRule = freeTextRule(limits.profileUpdate.position.maxLength, 'forms.position.tooLong')
