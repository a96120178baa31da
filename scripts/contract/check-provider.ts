import { operations, type OperationId } from '../../mocks/generated/operations.gen.ts'
import { askProvider, reasonOf, type Answer, type Ask } from './ask-provider.ts'
import { at, checkAnswer } from './check-answer.ts'

export type Deviation = { call: string; where: string; problem: string }
export type Report = {
  /** Calls that were made, in order. */
  asked: string[]
  deviations: Deviation[]
  /** What could not be checked, and why. */
  left: string[]
  /** Calls that were not made, as they change something. */
  notAsked: string[]
  /** A documented refusal to sign in: the account is at fault, not the provider. */
  refused?: { status: number; retryAfter?: string }
  /** Why the first call had no answer. */
  unreachable?: string
}

type Options = {
  /** As in `config.json`, without trailing slash. */
  baseUrl: string
  email: string
  password: string
  ask?: Ask
  /** How long a call may take, in ms. */
  patience?: number
  /** Whether the calls of `CHANGES` are made too. */
  changes?: boolean
}

/** The values that the calls of `CHANGES` send. */
type Given = { brand: string; user: unknown; refresh: unknown }

/**
 * Calls that change something, in this order: a brand is created, changed and deleted, the person's first name is saved
 * unchanged, the tokens are renewed, the session is ended. No change remains, and nobody gets an e-mail.
 */
const CHANGES: readonly (readonly [OperationId, (given: Given) => object | undefined])[] = [
  ['createBrand', ({ brand }) => ({ name: brand })],
  ['updateBrand', ({ brand }) => ({ name: `${brand} bis` })],
  ['replaceBrand', ({ brand }) => ({ name: brand, is_active: true })],
  ['toggleBrandActive', () => undefined],
  ['deleteBrand', () => undefined],
  ['updateCurrentUser', ({ user }) => ({ first_name: at(user, 'first_name') })],
  ['updateProfile', ({ user }) => ({ first_name: at(user, 'first_name') })],
  ['refreshTokens', ({ refresh }) => ({ refresh })],
  ['logout', ({ refresh }) => ({ refresh })],
]

/** As long as the app waits. */
const PATIENCE = 30_000

const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)

/** Queries without which a call makes no sense. */
const QUERIES: Partial<Record<OperationId, string>> = { getTranslations: '?language=fr' }

const ALL = Object.keys(operations) as OperationId[]

const nameOf = (id: OperationId) => `${operations[id].method.toUpperCase()} ${operations[id].url}`

/**
 * Signs in, then makes every call that changes nothing, as a page would. Compares each answer with the description:
 * status, content type, envelope, documented fields. Extra and undocumented fields are no deviation. The calls of
 * `CHANGES` follow when requested.
 */
export async function checkProvider({
  baseUrl,
  email,
  password,
  ask = fetch,
  patience = PATIENCE,
  changes = false,
}: Options): Promise<Report> {
  const asked: string[] = []
  const left: string[] = []
  const deviations: Deviation[] = []

  // never reported, whatever quotes them: the password as it is, and as JSON writes it
  const secrets = [password, JSON.stringify(password).slice(1, -1)]

  async function send(id: OperationId, path: string, token?: string, body?: object): Promise<Answer | undefined> {
    const { base, method } = operations[id]
    const root = base === 'origin' ? new URL(baseUrl).origin : baseUrl.replace(/\/+$/, '')
    asked.push(nameOf(id))
    const init: RequestInit = {
      method: method.toUpperCase(),
      signal: AbortSignal.timeout(patience),
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'fr',
        'X-Requested-With': 'XMLHttpRequest',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }
    try {
      return await askProvider(ask, root + path, init, token === undefined ? secrets : [...secrets, token])
    } catch (error) {
      const slow = error instanceof DOMException && error.name === 'TimeoutError'
      const problem = slow ? `no answer within ${patience / 1000} s, when the app gives up` : reasonOf(error)
      deviations.push({ call: nameOf(id), where: 'connection', problem })
    }
    return undefined
  }

  /** @returns whether the values of the answer can be used for further calls */
  function compare(id: OperationId, answer: Answer, wanted?: number): boolean {
    const call = nameOf(id)
    const { differences, left: reason, usable } = checkAnswer(id, answer, wanted)
    deviations.push(...differences.map((difference) => ({ call, ...difference })))
    if (reason !== undefined) left.push(`${call}: ${reason}`)
    return usable
  }

  const login = await send('login', operations.login.url, undefined, { email, password, remember_me: false })
  const access = at(login?.json, 'data', 'access')
  if (!login) return { asked, deviations: [], left, notAsked: [], unreachable: deviations[0]?.problem ?? '' }
  const { status, retryAfter } = login
  if (status >= 400 && login.unreadable === undefined && operations.login.statuses.some((known) => known === status))
    return {
      asked,
      deviations,
      left,
      notAsked: [],
      refused: { status, ...(retryAfter !== undefined && { retryAfter }) },
    }
  compare('login', login)
  if (typeof access !== 'string') {
    const elsewhere = status === 404 || status === 405 ? '; does --base-url end where /auth/login/ begins?' : ''
    left.push(`all other calls: there was no token${elsewhere}`)
    return { asked, deviations, left, notAsked: [] }
  }

  const stranger = await send('getCurrentUser', operations.getCurrentUser.url)
  if (stranger) compare('getCurrentUser', stranger, 401)

  const ids: Record<string, unknown> = { user: at(login?.json, 'data', 'user', 'id') }
  // operations without parameters come first in the list
  for (const id of ALL) {
    const { method, url } = operations[id]
    if (method !== 'get') continue
    const wanted = url.includes(':id') ? ids[url.startsWith('/brands/') ? 'brand' : 'user'] : ids['token']
    if (url.includes('/:') && wanted === undefined) {
      left.push(`${nameOf(id)}: no answer named one to ask for`)
      continue
    }
    const path = url.replace(/:\w+/, encodeURIComponent(String(wanted))) + (QUERIES[id] ?? '')
    const answer = await send(id, path, access)
    if (!answer || !compare(id, answer)) continue
    if (id === 'listBrands') ids['brand'] = at(first(at(answer.json, 'data', 'results')), 'id')
  }
  if (changes) await change()
  const notAsked = ALL.map(nameOf).filter(
    (call) => !asked.includes(call) && !left.some((reason) => reason.startsWith(`${call}: `)),
  )
  return { asked, deviations, left, notAsked }

  async function change(): Promise<void> {
    // a new name each time: an old one may be taken
    const given: Given = {
      brand: `Contract check ${Date.now()}`,
      user: at(login?.json, 'data', 'user'),
      refresh: at(login?.json, 'data', 'refresh'),
    }
    let brand: unknown
    let token = access as string
    for (const [id, bodyOf] of CHANGES) {
      const { url } = operations[id]
      const wanted = url.startsWith('/brands/') ? brand : ids['user']
      if (url.includes('/:') && wanted === undefined) {
        left.push(`${nameOf(id)}: no answer named the brand to change`)
        continue
      }
      const answer = await send(id, url.replace(/:\w+/, encodeURIComponent(String(wanted))), token, bodyOf(given))
      if (!answer) continue
      // even when the answer differs: the created brand must be deleted
      if (id === 'createBrand') brand = at(answer.json, 'data', 'id')
      if (!compare(id, answer)) continue
      if (id === 'refreshTokens') {
        // the previous tokens are used up
        const next = at(answer.json, 'data', 'access')
        if (typeof next === 'string') token = next
        given.refresh = at(answer.json, 'data', 'refresh') ?? given.refresh
      }
    }
  }
}
