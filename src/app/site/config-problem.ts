import type { ServedFile } from '~/features/shared/installation'
import { isObject } from '~/platform/json'
import { type Place, scanJson } from '~/platform/json-places'

/**
 * Why the app cannot use a `config.json`. `unreached`: no answer, or the server failed. `status`: the server does not
 * have it. `syntax`: it is not JSON. `address`: `apiBaseUrl` is missing (without a place) or unusable.
 */
export type ConfigProblem =
  | { kind: 'unreached' }
  | { kind: 'status'; status: number }
  | { kind: 'syntax'; place: Place; line: string }
  | { kind: 'address'; place?: Place }

const LONGEST_LINE = 80

/** The line of a place, from its beginning, cut around the place when it is long. */
function lineAt(text: string, { line, column }: Place): string {
  const whole = text.split(/\r\n|[\r\n]/)[line - 1] ?? ''
  const start = Math.max(0, column - LONGEST_LINE / 2)
  return whole.slice(start, start + LONGEST_LINE).trim()
}

export function findConfigProblem({ status = 0, text = '' }: ServedFile): ConfigProblem {
  if (status === 0 || status >= 500) return { kind: 'unreached' }
  if (status >= 300) return { kind: 'status', status }
  const { keys, mistake } = scanJson(text)
  if (mistake) {
    const place = { line: mistake.line, column: mistake.column }
    return { kind: 'syntax', place, line: lineAt(text, place) }
  }
  if (!isObject(JSON.parse(text)))
    return { kind: 'syntax', place: { line: 1, column: 1 }, line: lineAt(text, { line: 1, column: 1 }) }
  const key = keys.findLast(({ path }) => path === 'apiBaseUrl')
  return { kind: 'address', ...(key && { place: { line: key.line, column: key.column } }) }
}
