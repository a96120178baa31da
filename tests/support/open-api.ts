import { setApiPorts } from '~/api/ports'
import { systemClock } from '~/platform/clock'

/** Sets up the client for a unit test: an open session and no messages. Each test stubs `fetch`. */
export function openApi(): void {
  const ticket = { token: 'a.b.c', generation: 1, fresh: false, life: new AbortController().signal }
  setApiPorts({
    apiBaseUrl: () => Promise.resolve('https://api.exemple.fr/api/v1'),
    tokens: {
      held: () => ticket.token,
      ticket: () => Promise.resolve(ticket),
      renew: () => Promise.resolve(ticket),
      disputed: () => {},
      userRefused: () => {},
    },
    language: () => 'fr',
    signals: { forbidden: () => {}, serverError: () => {}, drift: () => {} },
    clock: systemClock,
    online: () => true,
    csrfToken: () => undefined,
  })
}
