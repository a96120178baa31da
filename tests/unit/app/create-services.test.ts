import { expect, it } from 'vitest'

import { createServices } from '~/app/create-services'
import type { Services } from '~/routes/-router-context'

type Given = Parameters<typeof createServices>[0]
type OnEnd = Services['session']['onEnd']

it('every user whose session has ended in this tab is remembered, once (SES-31, G11)', () => {
  const listeners: Parameters<OnEnd>[0][] = []
  const onEnd = (listener: Parameters<OnEnd>[0]) => void listeners.push(listener)
  const location = { href: '/auth/login', pathname: '/auth/login' }
  const router = () => ({ state: { location, matches: [] }, invalidate: () => {} })
  const { endedUsers } = createServices({ session: { onEnd }, router } as unknown as Given)
  expect(endedUsers()).toEqual([])
  for (const userId of [7, 8, null, 7]) listeners[0]?.('logout', { byThisTab: true, userId })
  expect(endedUsers()).toEqual([7, 8])
})
