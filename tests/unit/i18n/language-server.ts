import { setApiPorts } from '~/api/ports'
import { systemClock } from '~/platform/clock'

import { tokensOf } from '../../support/tokens-of'

type Asked = { method: string; path: string; body: unknown; authorization: string | null }

type Reply = { status?: number; body: unknown }

/** The envelope of F §3. */
export const data = (value: unknown): Reply => ({ body: { success: true, message: null, data: value } })
export const refusal = (status: number, body: object = {}): Reply => ({
  status,
  body: { message: 'Refusé', code: 'refused', ...body },
})

/** Stands in for the provider: answers the language calls, and counts the calls to the session. */
export function languageServer(answer: (path: string) => Reply | 'down' | Promise<Reply>, token?: string) {
  const asked: Asked[] = []
  const session = { renewed: 0, refusedAfterRenewal: 0, userRefused: 0, signals: 0 }
  const tokens = tokensOf({ token: token ?? '' })
  setApiPorts({
    apiBaseUrl: () => Promise.resolve('https://api.test/api/v1'),
    tokens: {
      ...tokens,
      current: () => token,
      renew: async (refused) => {
        session.renewed += 1
        return { ...(await tokens.renew(refused)), fresh: true }
      },
      refusedAfterRenewal: () => (session.refusedAfterRenewal += 1),
      userRefused: () => (session.userRefused += 1),
    },
    language: () => 'fr',
    events: {
      forbidden: () => (session.signals += 1),
      serverError: () => (session.signals += 1),
      drift: () => undefined,
    },
    clock: systemClock,
    online: () => true,
    csrfToken: () => undefined,
  })

  const fetchStub = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/api/v1', '') + new URL(request.url).search
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    asked.push({ method: request.method, path, body, authorization: request.headers.get('authorization') })
    const reply = await answer(path)
    if (reply === 'down') throw new TypeError('Failed to fetch')
    return Response.json(reply.body, { status: reply.status ?? 200 })
  }
  return { asked, session, fetchStub }
}

export const CONFIG = {
  language: 'de',
  timezone: 'Europe/Berlin',
  dateFormat: 'DD.MM.YYYY',
  numberFormat: 'de',
  autoDetect: false,
  languageInfo: { name: 'German', native: 'Deutsch', flag: '🇩🇪', rtl: false },
  timezoneInfo: { name: 'Europe/Berlin', utcOffset: 1, dst: true },
}
