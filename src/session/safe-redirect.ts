/** Where everybody goes who has no better place to go. */
export const HOME = '/dashboard'

const LONGEST = 2000
/** Deep enough for any encoding of 2,000 characters that still has something to hide. */
const DEEPEST = 10
const NOWHERE = 'http://redirect.invalid'

const FORBIDDEN = /[\\\p{Cc}\p{Cs}]|\/\//u

/** The text and what it becomes when decoded again and again. */
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

/** Dot segments removed; undefined when the text is no path of this origin. */
function resolve(text: string): URL | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, NOWHERE)) return undefined
  const url = new URL(text, NOWHERE)
  return url.origin === NOWHERE ? url : undefined
}

/** A router may throw at a path that is no valid encoding. */
function accepts(isKnownPath: (pathname: string) => boolean, pathname: string): boolean {
  try {
    return isKnownPath(pathname)
  } catch {
    return false
  }
}

const leadsToSignIn = (pathname: string) => /^\/auth(?:\/|$)/i.test(pathname)

/**
 * The only way from a `redirect` parameter to a navigation (decision 15). Anything that is not plainly a page of this
 * app, or that leads back to the sign-in, becomes the dashboard.
 */
export function safeRedirect(raw: unknown, isKnownPath: (pathname: string) => boolean): string {
  if (typeof raw !== 'string' || raw.length > LONGEST) return HOME

  const stages = decodings(raw)
  if (stages.some((text) => FORBIDDEN.test(text))) return HOME

  const urls = stages.map(resolve)
  if (urls.some((url) => url && leadsToSignIn(url.pathname))) return HOME

  // the value itself, or one that was encoded once or twice on its way here
  const found = urls.slice(0, 3).find((url) => url && accepts(isKnownPath, url.pathname))
  return found ? found.pathname + found.search + found.hash : HOME
}
