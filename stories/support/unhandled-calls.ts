import { routeOf } from '#mocks/core/route.ts'

/**
 * Calls that no handler answered. MSW answers them with a 500, which a story about a failure would mistake for its own.
 */
const calls: string[] = []

/** The app does not wait for the security log, so this call may come after the end of its story. */
const isLate = (request: Request) => {
  const route = routeOf(request)
  return typeof route !== 'string' && route.id === 'logSecurityEvent'
}

export function recordUnhandled(request: Request): void {
  if (!isLate(request)) calls.push(`${request.method} ${request.url}`)
}

export const forgetUnhandled = () => void calls.splice(0)

export function expectAllHandled() {
  const unhandled = calls.splice(0)
  if (unhandled.length > 0) throw new Error(`The story made calls that it does not answer: ${unhandled.join(', ')}`)
}
