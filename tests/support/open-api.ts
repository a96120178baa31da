import { setApiPorts } from '~/api/ports'
import { systemClock } from '~/platform/clock'

import { tokensOf } from './tokens-of'

/** Sets up the client for a unit test: an open session and no messages. Each test stubs `fetch`. */
export function openApi(): void {
  setApiPorts({
    apiBaseUrl: () => Promise.resolve('https://api.exemple.fr/api/v1'),
    tokens: tokensOf(),
    language: () => 'fr',
    signals: { forbidden: () => {}, serverError: () => {}, drift: () => {} },
    clock: systemClock,
    online: () => true,
    csrfToken: () => undefined,
  })
}
