import { expect, it } from 'vitest'

import { createServices } from '~/app/create-services'
import type { Services } from '~/routes/-router-context'

type Given = Parameters<typeof createServices>[0]
type OnEnd = Services['session']['onEnd']

it('G11 SES-31 · all whose session has ended in this tab are remembered, once each', () => {
  const listeners: Parameters<OnEnd>[0][] = []
  const onEnd = (listener: Parameters<OnEnd>[0]) => void listeners.push(listener)
  const { endedUsers } = createServices({ session: { onEnd }, queries: {} } as unknown as Given)
  expect(endedUsers()).toEqual([])
  for (const userId of [7, 8, null, 7]) listeners[0]?.('logout', { byThisTab: true, userId })
  expect(endedUsers()).toEqual([7, 8])
})
