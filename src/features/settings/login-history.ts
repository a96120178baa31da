import type { LoginHistoryEntry } from '~/api/generated/types.gen'
import { newestFirst } from '~/features/shared/newest-first'

/** One sign-in. The provider may leave out any field (decision 7). */
export type LoginRow = {
  key: number
  created_at: string | undefined
  address: string | undefined
  device: string | undefined
  success: boolean | undefined
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

export const toLoginRows = (entries: readonly LoginHistoryEntry[]): LoginRow[] =>
  newestFirst(
    entries.map(({ timestamp, ip_address, user_agent, success }, key) => ({
      key,
      created_at: text(timestamp),
      address: text(ip_address),
      device: deviceOf(text(user_agent)),
      success: typeof success === 'boolean' ? success : undefined,
    })),
  )

type Names = readonly (readonly [pattern: RegExp, name: string])[]

// first match wins: most user agents also contain the names below
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: Names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: Names, agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1]

/** 'Firefox · Windows' for a user agent; an unknown one unchanged. */
export function deviceOf(agent: string | undefined): string | undefined {
  if (agent === undefined) return undefined
  const known = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)].filter((name) => name !== undefined)
  return known.length > 0 ? known.join(' · ') : agent
}
