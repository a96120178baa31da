import { en } from 'zod/locales'

import { operations, type OperationId } from '../../mocks/generated/operations.gen.ts'
import { zFailure } from '../../mocks/generated/zod.gen.ts'

export type Deviation = { call: string; where: string; problem: string }
export type Report = {
  /** Calls that were made, in order. */
  asked: string[]
  deviations: Deviation[]
  /** What could not be looked at, and why. */
  left: string[]
  /** Status of a documented refusal to sign in: the account is at fault, not the provider. */
  refused?: number
}

type Options = {
  /** As in `config.json`, without trailing slash. */
  baseUrl: string
  email: string
  password: string
  ask?: (address: string, init: RequestInit) => Promise<Response>
  /** How long a call may take, in ms. */
  patience?: number
  /** Whether the calls of `CHANGES` are made too. */
  changes?: boolean
}

/** What a call that changes something is made with. */
type Given = { brand: string; person: unknown; refresh: unknown }

/**
 * Calls that change something, in this order: a brand is created, changed and deleted, the person's first name is written as
 * it is, the tokens are renewed, the session is ended. Nothing stays, and nobody is written to.
 */
const CHANGES: readonly (readonly [OperationId, (given: Given) => object | undefined])[] = [
  ['createBrand', ({ brand }) => ({ name: brand })],
  ['updateBrand', ({ brand }) => ({ name: `${brand} bis` })],
  ['replaceBrand', ({ brand }) => ({ name: brand, is_active: true })],
  ['toggleBrandActive', () => undefined],
  ['deleteBrand', () => undefined],
  ['updateCurrentUser', ({ person }) => ({ first_name: at(person, 'first_name') })],
  ['updateProfile', ({ person }) => ({ first_name: at(person, 'first_name') })],
  ['refreshTokens', ({ refresh }) => ({ refresh })],
  ['logout', ({ refresh }) => ({ refresh })],
]

type Answer = { status: number; type: string; json: unknown }
type Parsed = { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined }

const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

/** The generated schemas are of zod's small build, which says no more than 'Invalid input' by itself. */
const { localeError } = en()

/** Longer than the app waits. */
const PATIENCE = 35_000

/** `fetch` hides why it failed in its causes. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : String(error)

const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)

/** Without these the call means nothing. */
const QUERIES: Partial<Record<OperationId, string>> = { getTranslations: '?language=fr' }

const nameOf = (id: OperationId) => `${operations[id].method.toUpperCase()} ${operations[id].url}`

/** Each place once: the third brand deviates as the first does. */
function placesOf({ error }: Parsed): Map<string, string> {
  const places = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const where = path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.')
    if (!places.has(where)) places.set(where, message)
  }
  return places
}

/**
 * Signs in and makes every call that changes nothing (the sign-in apart), as a page would, and compares each answer with
 * the description: status, kind of content, envelope, documented fields. A field more, or one not documented, is no deviation.
 * Those of `CHANGES` follow when asked for.
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

  async function send(id: OperationId, path: string, token?: string, body?: object): Promise<Answer | undefined> {
    const { base, method } = operations[id]
    const root = base === 'origin' ? new URL(baseUrl).origin : baseUrl.replace(/\/+$/, '')
    asked.push(nameOf(id))
    try {
      const response = await ask(root + path, {
        method: method.toUpperCase(),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        headers: {
          Accept: 'application/json',
          'Accept-Language': 'fr',
          'X-Requested-With': 'XMLHttpRequest',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const type = response.headers.get('content-type') ?? ''
      try {
        const json: unknown = text === '' ? undefined : JSON.parse(text)
        return { status: response.status, type, json }
      } catch {
        deviations.push({ call: nameOf(id), where: 'body', problem: `no JSON: ${text.slice(0, 40)}` })
      }
    } catch (error) {
      deviations.push({ call: nameOf(id), where: 'connection', problem: reasonOf(error) })
    }
    return undefined
  }

  /** @returns whether the answer is one to look into further */
  function compare(id: OperationId, { status, type, json }: Answer, wanted: number = operations[id].status): boolean {
    const call = nameOf(id)
    if (status !== wanted && status === 403 && operations[id].statuses.some((known) => known === 403)) {
      left.push(`${call}: ${email} may not (403)`)
      return false
    }
    if (status !== wanted) {
      deviations.push({ call, where: 'status', problem: `${status} where ${wanted} is expected` })
      return false
    }
    if (json !== undefined && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
      deviations.push({ call, where: 'Content-Type', problem: `"${type}" where application/json is expected` })
    if (wanted < 400 && !operations[id].bare && at(json, 'success') === undefined) {
      deviations.push({ call, where: 'body', problem: 'no envelope {success, message, data}' })
      return false
    }
    if (wanted < 400 && at(json, 'success') === false)
      deviations.push({ call, where: 'success', problem: `false in an answer with status ${status}` })
    const schema = wanted < 400 ? operations[id].response : zFailure
    for (const [where, problem] of placesOf(schema.safeParse(json, { error: localeError })))
      deviations.push({ call, where, problem })
    return true
  }

  const login = await send('login', operations.login.url, undefined, { email, password, remember_me: false })
  const access = at(login?.json, 'data', 'access')
  if (login && login.status >= 400 && operations.login.statuses.some((known) => known === login.status))
    return { asked, deviations, left, refused: login.status }
  if (login) compare('login', login)
  if (typeof access !== 'string') return { asked, deviations, left: [...left, 'all other calls: there was no token'] }

  const stranger = await send('getCurrentUser', operations.getCurrentUser.url)
  if (stranger) compare('getCurrentUser', stranger, 401)

  const ids: Record<string, unknown> = { user: at(login?.json, 'data', 'user', 'id') }
  // the operations are listed with those first that have no parameter
  for (const id of Object.keys(operations) as OperationId[]) {
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
  return { asked, deviations, left }

  async function change(): Promise<void> {
    // another name each time: it may be taken
    const given: Given = {
      brand: `Contract check ${Date.now()}`,
      person: at(login?.json, 'data', 'user'),
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
      // also of an answer that differs: what was created is deleted
      if (id === 'createBrand') brand = at(answer.json, 'data', 'id')
      if (!compare(id, answer)) continue
      if (id === 'refreshTokens') {
        // the ones before are used up
        const next = at(answer.json, 'data', 'access')
        if (typeof next === 'string') token = next
        given.refresh = at(answer.json, 'data', 'refresh') ?? given.refresh
      }
    }
  }
}
