import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setReporter } from '~/telemetry/reporter'

import { createFakeBrowser } from './support/fake-browser'
import { finish } from './support/finish'

const good = { access: 'a.b.c', refresh: 'r', expires_in: 300 }

let said: string[]

beforeEach(() => {
  said = []
  setReporter({ version: '' })
  vi.spyOn(console, 'error').mockImplementation((...parts) => void said.push(JSON.stringify(parts)))
})
afterEach(() => void vi.restoreAllMocks())

async function open(answer: unknown, operation: 'login' | 'register' = 'login') {
  const browser = createFakeBrowser()
  return finish(
    browser,
    browser
      .openTab()
      .session.start(answer, operation)
      .catch((error: unknown) => error),
  )
}

describe('a sign-in that this client refuses', () => {
  it.each([
    [{ ...good, access: 'geh eim' }, 'login access', 'has characters that a header cannot carry'],
    [{ ...good, access: 7 }, 'login access', 'not a text'],
    [{ ...good, refresh: '' }, 'login refresh', 'empty'],
    [{ access: 'a' }, 'login refresh', 'missing'],
    [null, 'login access', 'missing'],
  ])('%j: the console shows operation, field and reason (SES-01, C232)', async (answer, place, reason) => {
    await expect(open(answer)).resolves.toMatchObject({ code: 'INVALID_RESPONSE' })
    expect(said).toContain(JSON.stringify([`Unusable answer: ${place}`, { problem: reason }]))
  })

  it.each([{ expires_in: 'bientôt' }, { expires_in: -5 }, { access_expires_in: Number.NaN }, { user: { id: 'x' } }])(
    '%j is taken as far as it goes, and named (SES-01, C016)',
    async (flaw) => {
      await open({ ...good, ...flaw }, 'register')
      const [field = ''] = Object.keys(flaw)
      expect(said).toHaveLength(1)
      expect(said[0]).toContain(`register ${field}`)
    },
  )

  it('logs nothing when the answer is valid', async () => {
    await open({ ...good, user: { id: 1, username: 'u' } })
    expect(said).toEqual([])
  })

  it('never logs a value (C029)', async () => {
    const bad = fc.stringMatching(/^Zr8kWm [a-z]{0,9}é?$/)
    await fc.assert(
      fc.asyncProperty(bad, bad, async (secret, span) => {
        setReporter({ version: '' })
        await open({ access: secret, refresh: [secret], expires_in: span, user: { id: secret } })
        expect(said.length).toBeGreaterThanOrEqual(4)
        expect(said.join('')).not.toContain('Zr8kWm')
      }),
      { numRuns: 50 },
    )
  })
})
