import { expect, it, vi } from 'vitest'

import { createServices } from '~/app/create-services'
import type { Services } from '~/routes/-router-context'

type Given = Parameters<typeof createServices>[0]
type OnEnd = Services['session']['onEnd']

/** Services of a page, and the function that their session ends by. */
function servicesAt(pathname: string) {
  const listeners: Parameters<OnEnd>[0][] = []
  const onEnd = (listener: Parameters<OnEnd>[0]) => void listeners.push(listener)
  const done: string[] = []
  const router = () => ({
    state: { location: { href: pathname, pathname }, matches: [] },
    invalidate: () => done.push('signed out'),
    navigate: ({ to }: { to: string }) => done.push(to),
  })
  const clearBrowser = vi.fn(() => void done.push('browser'))
  // what it uses of a session and a router
  const services = createServices({ session: { onEnd }, router, clearBrowser } as unknown as Given)
  services.queries.store.subscribe(() => done.push('queries'))
  const end: Parameters<OnEnd>[0] = (...ended) => listeners.forEach((listener) => listener(...ended))
  return { ...services, clearBrowser, done, end, listeners }
}

it('every user whose session has ended in this tab is remembered, once (SES-31, G11)', () => {
  const { endedUsers, end } = servicesAt('/auth/login')
  expect(endedUsers()).toEqual([])
  for (const userId of [7, 8, null, 7]) end('logout', { byThisTab: true, userId })
  expect(endedUsers()).toEqual([7, 8])
})

it('one listener clears the browser, then the queries, then opens the login page (SES-31, SES-30)', () => {
  const { listeners, clearBrowser, done, end } = servicesAt('/brands')
  expect(listeners).toHaveLength(1)
  end('idle', { byThisTab: true, userId: 7 })
  expect(done).toEqual(['browser', 'queries', '/auth/login'])
  expect(clearBrowser.mock.calls).toEqual([['idle']])
})

it('a call without a session leads to the login page and clears no stored choice (SES-20)', () => {
  const { done, end } = servicesAt('/brands')
  end('refused', { byThisTab: true, userId: null, noSession: true })
  expect(done).toEqual(['queries', '/auth/login'])
})
