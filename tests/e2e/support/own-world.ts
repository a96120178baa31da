import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { API_ORIGIN } from './places.ts'
import { storedSession } from './stored-session.ts'

export { sandboxPassword as PASSWORD } from '#mocks/domain/seed/people.ts'

type Requests = { counters: Record<string, number>; reuses: number; calls: { operation: string; status: number }[] }

const address = (what: string) => `${API_ORIGIN}/__sandbox/${what}`

/** A sandbox that no other test knows, and what a test may do to it behind the application's back. */
function sandboxOf(page: Page, name: string) {
  const headers = { 'X-World': name }
  return {
    headers,
    order: (what: string, data: unknown = {}) => page.request.post(address(what), { headers, data }),
    /** The link of the e-mail that nobody sends. */
    async invitation(email: string): Promise<string> {
      const answer = await page.request.get(address('last-invitation'), { headers, params: { email } })
      // what `GET last-invitation` of the sandbox's control answers
      return ((await answer.json()) as { path: string }).path
    },
    /** Counts from here. */
    forget: () => page.request.delete(address('requests'), { headers }),
    async requests(): Promise<Requests> {
      const answer = await page.request.get(address('requests'), { headers })
      // what `GET requests` of the sandbox's control answers
      return (await answer.json()) as Requests
    },
  }
}

export type Sandbox = ReturnType<typeof sandboxOf>

/** A fault of the application itself; calls and scripts that do not come are what some journeys are about. */
const FAULT = /(?:Type|Reference|Range)Error(?!: Failed to fetch)|Minified React error/

/** Faults that any page of the context met, also where the person saw nothing of them. */
function faultsOf(context: BrowserContext): string[] {
  const faults: string[] = []
  const keep = (text: string) => {
    if (FAULT.test(text)) faults.push(text)
  }
  context.on('console', (message) => {
    if (message.type() === 'error') keep(message.text())
  })
  context.on('weberror', (error) => keep(String(error.error())))
  return faults
}

/** A page of this origin without the application. */
const NO_APPLICATION = '/robots.txt'

/**
 * Opens a page for a person who is signed in already, for tests of anything but the sign-in: half the time of the form.
 * What the sandbox is to be, it must be before: a world that is replaced knows no session of the one before.
 */
const enterOf =
  (page: Page, sandbox: Sandbox) =>
  async (path = '/dashboard', email = CLAIRE) => {
    const answer = await sandbox.order('sign-in', { email })
    const session = storedSession(await answer.json())
    await page.goto(NO_APPLICATION)
    await page.evaluate(({ local, tab }) => {
      for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value)
      for (const [name, value] of Object.entries(tab)) sessionStorage.setItem(name, value)
    }, session)
    await page.goto(path)
  }

export type Enter = ReturnType<typeof enterOf>

/** A test whose failure leaves a picture: alone, for journeys in the embedded sandbox; part of `test` for all others. */
export const pictured = base.extend<{ picture: void }>({
  // Playwright's own setting takes a picture of every page of every test, to throw it away where nothing failed
  picture: [
    async ({ page }, use, info) => {
      await use()
      if (info.status === info.expectedStatus) return
      // a page that hangs has no picture
      const body = await page.screenshot({ timeout: 5000 }).catch(() => undefined)
      if (body) await info.attach('screenshot', { body, contentType: 'image/png' })
    },
    { auto: true },
  ],
})

export const test = pictured.extend<{ sandbox: Sandbox; faults: string[]; enter: Enter }>({
  faults: [
    async ({ context }, use) => {
      const faults = faultsOf(context)
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  sandbox: [
    async ({ page }, use, { testId, retry, repeatEachIndex }) => {
      // a second try finds nothing of the first
      const sandbox = sandboxOf(page, `${testId}-${retry}-${repeatEachIndex}`.replaceAll(/\W/g, '-').slice(-60))
      await page.context().setExtraHTTPHeaders(sandbox.headers)
      await use(sandbox)
    },
    { auto: true },
  ],
  enter: async ({ page, sandbox }, provide) => {
    await provide(enterOf(page, sandbox))
  },
})

export { expect }
