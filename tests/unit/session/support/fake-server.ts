import type { Gate } from './fake-browser-parts'

type LogEntry = {
  method: string
  path: string
  search: string
  authorization: string | null
  body: string
  answer: number
}

type Fault = (request: Request, path: string) => Response | Promise<Response | undefined> | undefined

const envelope = (data: unknown, message: string | null = null) => Response.json({ success: true, message, data })
const unauthorized = () => Response.json({ detail: "Le jeton d'accès est invalide ou a expiré." }, { status: 401 })

const fromBase64 = (text: string): unknown => JSON.parse(atob(text))

/** A token with three parts, as F §3 wants it. */
export const signedToken = (claims: object): string =>
  [{ alg: 'none' }, claims].map((part) => btoa(JSON.stringify(part)).replaceAll('=', '')).join('.') + '.c2lnbmF0dXJl'

const OPAQUE = /opaque-(\d+)-/

export const userIdOf = (token: string): number => {
  const opaque = OPAQUE.exec(token)
  if (opaque) return Number(opaque[1])
  // written by `signedToken` a moment ago
  const { user_id } = fromBase64(token.split('.')[1] ?? '') as { user_id: number }
  return user_id
}

/** As fetch does: an abort ends the waiting at once. */
const unlessAborted = (signal: AbortSignal, work: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The operation was aborted.', 'AbortError'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

const userOf = (id: number) => ({
  id,
  username: `user${id}`,
  email: `user${id}@exemple.fr`,
  user_type: 'agency_admin',
})

/** A provider that rotates one-time refresh tokens and ends a session when one is used twice. */
export function createFakeServer(gate: Gate = async () => {}) {
  let serial = 0
  const access = new Map<string, { userId: number; family: number }>()
  const refresh = new Map<string, { family: number; used: boolean; opaque: boolean }>()
  const deadFamilies = new Set<number>()
  const loggedOut = new Set<number>()
  const log: LogEntry[] = []
  const state = { reuses: 0, inFlight: 0, mostInFlight: 0, expiresIn: 300, fault: undefined as Fault | undefined }

  /** An opaque token tells nobody whose it is. */
  function grant(userId: number, { family = (serial += 1), opaque = false } = {}) {
    serial += 1
    const token = opaque ? `opaque-${userId}-${serial}` : signedToken({ user_id: userId, serial })
    const tokens = { access: token, refresh: `refresh-${userId}-${serial}` }
    access.set(tokens.access, { userId, family })
    refresh.set(tokens.refresh, { family, used: false, opaque })
    return { ...tokens, expires_in: state.expiresIn }
  }

  function renew(body: string): Response {
    // our own client wrote it
    const { refresh: token } = JSON.parse(body) as { refresh: string }
    const known = refresh.get(token)
    if (known?.used) {
      state.reuses += 1
      deadFamilies.add(known.family)
    }
    if (!known || deadFamilies.has(known.family) || loggedOut.has(known.family)) return unauthorized()
    known.used = true
    const userId = Number(token.split('-')[1])
    for (const [old, owner] of access) if (owner.userId === userId) access.delete(old)
    return envelope(grant(userId, known))
  }

  /** Makes every token void that it is shown. */
  function logout(token: string, body: string): Response {
    // our own client wrote it
    const { refresh: given = '' } = JSON.parse(body) as { refresh?: string }
    for (const shown of [access.get(token), refresh.get(given)]) if (shown) loggedOut.add(shown.family)
    return envelope(null)
  }

  function answer(request: Request, path: string, body: string): Response {
    if (path === '/auth/refresh/') return renew(body)
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    if (path === '/auth/logout/') return logout(token, body)
    const known = access.get(token)
    if (!known || loggedOut.has(known.family)) return unauthorized()
    const { userId } = known
    if (path === '/auth/me/' || path === '/users/me/') return envelope(userOf(userId))
    return envelope({ results: [{ id: userId, name: `Marque de ${userId}` }] })
  }

  const fetchFrom =
    (tab: number): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const path = pathname.replace('/v1', '')
      const body = request.method === 'GET' ? '' : await request.text()
      const isRefresh = path === '/auth/refresh/'
      if (isRefresh) state.mostInFlight = Math.max(state.mostInFlight, (state.inFlight += 1))
      try {
        await unlessAborted(request.signal, gate(`${tab} asks ${path}`))
        const response = (await state.fault?.(request, path)) ?? answer(request, path, body)
        const authorization = request.headers.get('authorization')
        log.push({ method: request.method, path, search, authorization, body, answer: response.status })
        await unlessAborted(request.signal, gate(`${tab} gets ${response.status} ${path}`))
        return response
      } finally {
        if (isRefresh) state.inFlight -= 1
      }
    }

  return {
    fetchFrom,
    state,
    log,
    sent: (path: string) => log.filter((entry) => entry.path === path).length,
    login: (userId: number) => ({ ...grant(userId), user: userOf(userId) }),
    register: (userId: number) => grant(userId),
    /** Nothing in the answer tells who signed in. */
    loginUnnamed: (userId: number) => grant(userId, { opaque: true }),
    /** Whether this refresh token can still be used. */
    isGood: (token: string) => {
      const known = refresh.get(token)
      return !!known && !known.used && !deadFamilies.has(known.family) && !loggedOut.has(known.family)
    },
    /** Uses a refresh token up, as a renewal does whose answer gets lost. */
    spend: renew,
    /** Every access token is refused from here on. */
    expireAccess: () => access.clear(),
    /** Every refresh token is refused too. */
    revoke: () => {
      access.clear()
      refresh.clear()
    },
  }
}

export type FakeServer = ReturnType<typeof createFakeServer>
