import { limits } from '~/api/generated/limits.gen'

import { freeTextRule } from './free-text'
import { sanitise } from './sanitise'

/** A position is free text (K35): it is counted and sent without what F §5 removes. */
export const normalPosition = sanitise

export const positionRule = freeTextRule(limits.profileUpdate.position.maxLength, 'forms.position.tooLong')
