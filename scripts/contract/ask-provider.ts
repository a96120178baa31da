import { mask } from '../../src/telemetry/mask.ts'

/** What a server answered. */
export type Answer = {
  status: number
  type: string
  /** Undefined where there is no body. */
  json: unknown
  /** The start of a body that is not JSON. */
  unreadable?: string
  /** Where a redirect leads, without its query. */
  location?: string
  retryAfter?: string
}
export type Ask = (address: string, init: RequestInit) => Promise<Response>

/** How many characters of a body are reported. */
const TOLD = 60

/** The start of a body, without secrets: neither known ones, nor what looks like one. */
function startOf(text: string, secrets: readonly string[]): string {
  const hidden = secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text)
  const start = mask(hidden).replaceAll(/\s+/g, ' ').trim()
  return start.length > TOLD ? `${start.slice(0, TOLD)}…` : start
}

/** The JSON of a body, or what the body is instead. */
function read(text: string, secrets: readonly string[]): Pick<Answer, 'json' | 'unreadable'> {
  try {
    return { json: text === '' ? undefined : JSON.parse(text) }
  } catch {
    const broken = /^\s*[[{]/.test(text)
      ? `JSON that breaks off or has a mistake, ${text.length} characters`
      : 'no JSON'
    return { json: undefined, unreadable: `${broken}: ${startOf(text, secrets)}` }
  }
}

/** `fetch` hides the reason of its failure in the causes of the error. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : String(error)

/** Makes one call. @throws when there is no answer, or when it breaks off */
export async function askProvider(
  ask: Ask,
  address: string,
  init: RequestInit,
  secrets: readonly string[],
): Promise<Answer> {
  // a redirect is an answer like any other: the app follows none
  const response = await ask(address, { ...init, redirect: 'manual' })
  const text = await response.text()
  const { headers, status } = response
  const location = headers.get('location')?.replace(/[?#].*/, '')
  const retryAfter = headers.get('retry-after')
  return {
    status,
    type: headers.get('content-type') ?? '',
    ...read(text, secrets),
    ...(location !== undefined && { location: startOf(location, secrets) }),
    ...(retryAfter !== null && { retryAfter }),
  }
}
