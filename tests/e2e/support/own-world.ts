import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { API_ORIGIN, API_URL } from './ports.ts'
import { storedSession } from './stored-session.ts'

export { sandboxPassword as PASSWORD } from '#mocks/domain/seed/users.ts'

type Requests = { counters: Record<string, number>; reuses: number; calls: { operation: string; status: number }[] }

const address = (what: string) => `${API_ORIGIN}/__sandbox/${what}`

/** A sandbox of one test, and what the test may do to it behind the application's back. */
function sandboxOf(page: Page, name: string) {
  const headers = { 'X-World': name }
  const order = (what: string, data: unknown = {}) => page.request.post(address(what), { headers, data })
  return {
    headers,
    order,
    /** What Claire does elsewhere, with a session of her own. */
    async elsewhere(method: string, path: string, data?: unknown) {
      // what the sandbox answers to a sign-in
      const { access } = (await (await order('sign-in', { email: CLAIRE })).json()) as { access: string }
      const own = { ...headers, Authorization: `Bearer ${access}` }
      const answer = await page.request.fetch(`${API_URL}${path}`, { method, headers: own, data })
      expect(answer.ok()).toBe(true)
    },
    /** The link in the e-mail, which nobody sends. */
    async invitation(email: string): Promise<string> {
      const answer = await page.request.get(address('last-invitation'), { headers, params: { email } })
      // the answer of the sandbox control's `GET last-invitation`
      return ((await answer.json()) as { path: string }).path
    },
    /** Restarts the count of requests. */
    forget: () => page.request.delete(address('requests'), { headers }),
    async requests(): Promise<Requests> {
      const answer = await page.request.get(address('requests'), { headers })
      // the answer of the sandbox control's `GET requests`
      return (await answer.json()) as Requests
    },
  }
}

export type Sandbox = ReturnType<typeof sandboxOf>

/** A fault of the application itself. Failed calls and scripts are not included: some journeys cause them. */
const FAULT = /(?:Type|Reference|Range)Error(?!: Failed to fetch)|Minified React error/

/** Faults in any page of the context, even if the user saw nothing of them. */
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
 * Opens a page for a user who is already signed in, for tests of anything but the sign-in: half the time of the form.
 * Set up the sandbox first: a replaced world does not know earlier sessions.
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

/**
 * A test that takes a screenshot on failure: alone for journeys in the embedded sandbox, part of `test` for all others.
 */
export const pictured = base.extend<{ picture: void }>({
  // Playwright's own setting takes a screenshot of every page of every test, and discards it if the test passes
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

export const test = pictured.extend<{ sandbox: Sandbox; faults: string[]; settled: void; enter: Enter }>({
  faults: [
    async ({ context }, use) => {
      const faults = faultsOf(context)
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  settled: [
    async ({ context }, use) => {
      await use()
      // a call that a route still answers when the test has passed fails no test
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
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
