import { ERRANDS } from '../e2e/support/chaos/errands.ts'
import { expect, test } from './support/in-engine.ts'

/** Two that meet most: forms before and after the sign-in, a dialog, a list of choices. */
const SHORT = ['sign in', 'invite']

for (const errand of ERRANDS)
  test(`the journey to ${errand.name} works${SHORT.includes(errand.name) ? ' @short' : ''}`, async ({
    view,
    enter,
  }) => {
    await (errand.signedIn ? enter(errand.path) : view.goto(errand.path))
    await errand.run(view, 1)
    await expect(view.getByRole('alert').count()).resolves.toBe(0)
  })
