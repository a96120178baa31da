import { setApiPorts, type TokenSource } from '~/api/ports'
import { systemClock } from '~/platform/clock'

import { tokensOf } from './tokens-of'

/** Sets up the client for a unit test that ends its session itself. Each test stubs `fetch`. */
export const openApiWith = (tokens: TokenSource): void =>
  setApiPorts({
    apiBaseUrl: () => Promise.resolve('https://api.exemple.fr/api/v1'),
    tokens,
    language: () => 'fr',
    events: { forbidden: () => {}, serverError: () => {}, drift: () => {} },
    clock: systemClock,
    online: () => true,
    csrfToken: () => undefined,
  })

/** Sets up the client for a unit test: an active session and no messages. Each test stubs `fetch`. */
export const openApi = (): void => openApiWith(tokensOf())
