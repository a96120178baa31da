import { setApiPorts } from '~/api/ports'
import { systemClock } from '~/platform/clock'

/** What the client stands on in a unit test: a session that is open, nothing told. `fetch` is stubbed by each test. */
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
