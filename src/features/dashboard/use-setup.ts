import { useEffect, useState } from 'react'

import type { User } from '~/api/generated/types.gen'
import { managesCompany } from '~/permissions/permissions'

import { isOwing } from './quick-actions'
import { setupSteps } from './setup-steps'
import { shownMarks } from './shown-marks'

/**
 * The set-up steps, for company admins: shown until complete and seen, or dismissed. Hidden while
 * a payment is late.
 */
export function useSetup(user: User) {
  const steps = managesCompany(user) && !isOwing(user) ? setupSteps(user) : []
  const complete = steps.every(({ done }) => done)
  const [hidden, setHidden] = useState(() => shownMarks.has('steps-hidden', user.id))
  // nothing is shown for a company that was complete from the start
  const [begun] = useState(() => !complete || shownMarks.has('steps-begun', user.id))
  const shown = steps.length > 0 && begun && !hidden

  useEffect(() => {
    if (shown && !complete) shownMarks.add('steps-begun', user.id)
  }, [shown, complete, user.id])

  return {
    shown,
    steps,
    /** The remaining steps, if the list was dismissed before it was complete. */
    left: hidden ? steps.filter(({ done }) => !done).map(({ id }) => id) : [],
    resume: () => {
      shownMarks.remove('steps-hidden', user.id)
      setHidden(false)
    },
    hide: () => {
      shownMarks.add('steps-hidden', user.id)
      setHidden(true)
    },
  }
}
