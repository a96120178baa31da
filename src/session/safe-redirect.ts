/** The page after sign-in when there is no valid redirect. */
export const HOME = '/dashboard'

/**
 * Only the user whose session ended may return to that page: its URL may hold names.
 * @param endedUsers whose session it may have been
 */
export const mayReturn = (endedUsers: readonly number[] = [], userId: number | null): boolean =>
  endedUsers.every((one) => one === userId)

const LONGEST = 2000
/** Enough decodings for any text of 2,000 characters. */
const DEEPEST = 10
const NOWHERE = 'http://redirect.invalid'

const FORBIDDEN = /[\\\p{Cc}\p{Cs}]|\/\//u

/** The text and every result of decoding it repeatedly. */
function decodings(text: string): string[] {
  const stages = [text]
  for (let last = text; stages.length <= DEEPEST;) {
    try {
      const next = decodeURIComponent(last)
      if (next === last) break
      stages.push(next)
      last = next
    } catch {
      break
    }
  }
  return stages
}

/** Removes dot segments. Undefined when the result leaves this origin. */
function resolve(text: string): URL | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, NOWHERE)) return undefined
  const url = new URL(text, NOWHERE)
  return url.origin === NOWHERE ? url : undefined
}

/** A router may throw on invalid percent-encoding. */
function accepts(isKnownPath: (pathname: string) => boolean, pathname: string): boolean {
  try {
    return isKnownPath(pathname)
  } catch {
    return false
  }
}

const leadsToSignIn = (pathname: string) => /^\/auth(?:\/|$)/i.test(pathname)

/**
 * The only check for a `redirect` parameter (decision 15). Anything but a known page outside `/auth` becomes the
 * dashboard.
 */
export function safeRedirect(raw: unknown, isKnownPath: (pathname: string) => boolean): string {
  if (typeof raw !== 'string' || raw.length > LONGEST) return HOME

  const stages = decodings(raw)
  if (stages.some((text) => FORBIDDEN.test(text))) return HOME

  const urls = stages.map(resolve)
  if (urls.some((url) => url && leadsToSignIn(url.pathname))) return HOME

  // the value as it is, or decoded once or twice
  const found = urls.slice(0, 3).find((url) => url && accepts(isKnownPath, url.pathname))
  return found ? found.pathname + found.search + found.hash : HOME
}
