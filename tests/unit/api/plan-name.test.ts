import { expect, it } from 'vitest'

import { normaliseAs } from '~/api/normalise/normalise'

const planOf = (current_plan: unknown) => normaliseAs('SubscriptionInfo', { current_plan }).current_plan?.name

it.each([
  ['agency_starter', 'Agency Starter'],
  ['solo_enterprise', 'Solo Enterprise'],
  ['agency_scale_2', 'Agency Scale 2'],
])('the present plan sent as the code %s is called %s (SUB-15)', (code, name) => {
  expect(planOf({ name: code, price: 80 })).toBe(name)
  expect(planOf(code)).toBe(name)
})

it.each(['Agency Pro', 'Offre sur mesure', 'Offre  sur_mesure', 'pro', 'Mon_Offre', '_x_', ''])(
  'the present plan sent as %j, which is no code, is shown as sent (SUB-15)',
  (name) => {
    expect(planOf({ name })).toBe(name)
  },
)
