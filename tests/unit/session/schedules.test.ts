import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { runs } from '../../support/fuzz'
import { brokenRules } from './support/broken-rules'
import { runSchedule } from './support/run-schedule'
import { schedules } from './support/schedule-commands'

describe('any order of events', () => {
  it('keeps every promise of the session (SES-14, SES-15, SES-16, SES-44, G3)', { timeout: 900_000 }, async () => {
    const property = fc.asyncProperty(schedules, fc.scheduler(), async (schedule, scheduler) => {
      expect(brokenRules(await runSchedule(schedule, scheduler), schedule)).toEqual([])
    })
    // each takes 3 ms: 10,000 were a sixth of all unit tests
    await expect(fc.assert(property, runs(100_000, 40))).resolves.toBeUndefined()
  })
})
