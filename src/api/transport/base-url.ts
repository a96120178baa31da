import type { Operation } from './operations'

const below = (path: string, base: string) => base.replace(/\/+$/, '') + path

/** The full URL of a call: below `apiBaseUrl`, or below its origin (decision 2). */
export function addressOf(operation: Operation, path: string, apiBaseUrl: string): string {
  return below(path, operation.atOrigin ? new URL(apiBaseUrl).origin : apiBaseUrl)
}
