import type { Gate } from './fake-browser-apis'

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

/** A three-part token, as in F §3. */
export const signedToken = (claims: object): string =>
  [{ alg: 'none' }, claims].map((part) => btoa(JSON.stringify(part)).replaceAll('=', '')).join('.') + '.c2lnbmF0dXJl'

const OPAQUE = /opaque-(\d+)-/

export const userIdOf = (token: string): number => {
  const opaque = OPAQUE.exec(token)
  if (opaque) return Number(opaque[1])
  // written by `signedToken`
  const { user_id } = fromBase64(token.split('.')[1] ?? '') as { user_id: number }
  return user_id
}

/** Like fetch: an abort rejects at once. */
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

/** A provider with rotating one-time refresh tokens. Reuse ends the session. */
export function createFakeServer(gate: Gate = async () => {}) {
  let serial = 0
  const access = new Map<string, { userId: number; family: number }>()
  const refresh = new Map<string, { family: number; used: boolean; opaque: boolean }>()
  const deadFamilies = new Set<number>()
  const loggedOut = new Set<number>()
  const log: LogEntry[] = []
  const state = { reuses: 0, inFlight: 0, mostInFlight: 0, expiresIn: 300, fault: undefined as Fault | undefined }

  /** An opaque token does not tell its owner. */
  function grant(userId: number, { family = (serial += 1), opaque = false } = {}) {
    serial += 1
    const token = opaque ? `opaque-${userId}-${serial}` : signedToken({ user_id: userId, serial })
    const tokens = { access: token, refresh: `refresh-${userId}-${serial}` }
    access.set(tokens.access, { userId, family })
    refresh.set(tokens.refresh, { family, used: false, opaque })
    return { ...tokens, expires_in: state.expiresIn }
  }

  function renew(body: string): Response {
    // written by our own client
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

  /** Revokes every token it gets. */
  function logout(token: string, body: string): Response {
    // written by our own client
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
    /** Neither the answer nor the token names the user. */
    loginUnnamed: (userId: number) => grant(userId, { opaque: true }),
    /** Whether this refresh token is still valid. */
    isGood: (token: string) => {
      const known = refresh.get(token)
      return !!known && !known.used && !deadFamilies.has(known.family) && !loggedOut.has(known.family)
    },
    /** Uses up a refresh token, like a renewal whose answer is lost. */
    spend: renew,
    /** Every access token is refused from now on. */
    expireAccess: () => access.clear(),
    /** Every refresh token is refused as well. */
    revoke: () => {
      access.clear()
      refresh.clear()
    },
  }
}

export type FakeServer = ReturnType<typeof createFakeServer>
