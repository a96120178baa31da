import { limits } from '~/api/generated/limits.gen'

import { atMost, over } from './rule'
import { sanitise } from './sanitise'

/** A position is free text (K35): it is counted and sent without what F §5 removes. */
export const normalPosition = sanitise

export const positionRule = over(
  normalPosition,
  atMost(limits.profileUpdate.position.maxLength, 'forms.position.tooLong'),
)
