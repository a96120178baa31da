import { expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { controlsOf } from '#mocks/controls'
import { worlds } from '#mocks/domain/seed/worlds'

const AGENCY = 1
const TRIAL = 2

const statusOf = (controls: ReturnType<typeof controlsOf>) =>
  controls.subscriptions().find(({ companyId }) => companyId === AGENCY)?.status

it('the portal shows every company with a plan, and none in its trial', () => {
  const { subscriptions } = controlsOf(createBackend())
  expect(subscriptions().map(({ companyId, planName, status }) => [companyId, planName, status])).toEqual([
    [1, 'Agency Scale', 'active'],
    [3, 'Agency Starter', 'past_due'],
    [4, 'Solo Business', 'cancelled'],
  ])
})

it('the portal settles a late payment, and the next date is a month away', () => {
  const backend = createBackend({ overrides: worlds.pastDue })
  const controls = controlsOf(backend)
  const dueOf = () => Date.parse(backend.world.companies[0]?.next_billing_date ?? '')
  expect(dueOf()).toBeLessThan(backend.server.now())
  expect(controls.changeBilling(AGENCY, 'pay')).toBe(true)
  expect(statusOf(controls)).toBe('active')
  expect(dueOf() - backend.server.now()).toBeGreaterThan(27 * 24 * 3_600_000)
})

it('the portal cancels, resumes and refuses', () => {
  const controls = controlsOf(createBackend())
  const shown = (['cancel', 'resume', 'refuse', 'pay'] as const).map((action) => {
    controls.changeBilling(AGENCY, action)
    return statusOf(controls)
  })
  expect(shown).toEqual(['cancelled', 'active', 'past_due', 'active'])
})

it('the portal leaves a trial as it is', () => {
  expect(controlsOf(createBackend()).changeBilling(TRIAL, 'pay')).toBe(false)
})
