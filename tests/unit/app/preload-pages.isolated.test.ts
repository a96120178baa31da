import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { preloadPages } from '~/app/session-services'

const preloaded = vi.hoisted<string[]>(() => [])
vi.mock('~/features/shell/known-path', () => ({
  preloadCode: async (_router: unknown, place: string) => void preloaded.push(place),
}))

/** The pages of the navigation that every user may open, in its order. */
const FOR_EVERYONE = ['/dashboard', '/pages', '/brands', '/settings']

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal('navigator', {})
  preloaded.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A tab with a signed-in user and an open page. */
function aTab(user_type: string, place = '/_authenticated') {
  const tab = { open: true, place, status: 'idle' }
  const listeners: (() => void)[] = []
  let client = new QueryClient()
  const signIn = (type: string) => {
    client = new QueryClient()
    client.setQueryData(getCurrentUserQueryKey(), normaliseUser({ id: 1, user_type: type }))
  }
  signIn(user_type)
  const router = {
    get state() {
      return { status: tab.status, matches: [{ routeId: tab.place }] }
    },
    subscribe: (_event: string, listener: () => void) => void listeners.push(listener),
  }
  const services = {
    session: { isSignedIn: () => tab.open },
    queries: { get: () => client },
  }
  // what it uses of a router and of the services
  preloadPages(router as never, services as never)
  return { tab, signIn, arrive: () => listeners.forEach((listener) => listener()) }
}

const aWhile = () => vi.advanceTimersByTimeAsync(2000)

it('the preload fetches the pages that the user may open, and no others (PRM-03)', async () => {
  aTab('agency_admin')
  await aWhile()
  expect(preloaded).toEqual([
    ...FOR_EVERYONE.slice(0, 2),
    '/analytics',
    '/brands',
    '/users',
    '/users/invitations',
    '/access',
    '/settings',
  ])
  preloaded.length = 0
  aTab('client_readonly')
  await aWhile()
  expect(preloaded).toEqual(FOR_EVERYONE)
})

it('the preload fetches nothing during the registration, and leaves no timer there (REG-18)', async () => {
  const { tab, arrive } = aTab('agency_admin', '/onboarding/register')
  await aWhile()
  expect(preloaded).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  tab.place = '/_authenticated'
  arrive()
  await aWhile()
  expect(preloaded).toHaveLength(8)
})

it('the preload waits for the page that is shown (C303)', async () => {
  const { tab } = aTab('agency_admin')
  tab.status = 'pending'
  vi.setSystemTime(0)
  await aWhile()
  tab.status = 'idle'
  await aWhile()
  expect(preloaded).toHaveLength(8)
})

it('the preload stops with the session, and starts for the next user (SES-31)', async () => {
  const { tab, signIn, arrive } = aTab('agency_admin')
  tab.open = false
  await aWhile()
  expect(preloaded).toEqual([])
  Object.assign(tab, { open: true })
  signIn('client_readonly')
  arrive()
  await aWhile()
  expect(preloaded).toEqual(FOR_EVERYONE)
})

it('the preload fetches nothing where the browser saves data (NFR-01)', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  aTab('agency_admin')
  await aWhile()
  expect(preloaded).toEqual([])
})
