const reported = new Set<string>()

/**
 * Logs why another origin may not have answered, because browsers do not tell scripts. This module has just loaded from
 * the app's own server, so the network works. Each origin is logged once, without the rest of its URL.
 */
export function logUnanswered(url: string, from: string | undefined = globalThis.origin): void {
  const { origin } = new URL(url)
  if (from === undefined || origin === from || reported.has(origin)) return
  reported.add(origin)
  console.warn(
    `${origin} gave no answer that ${from} may read. If it can be reached otherwise, its CORS settings refuse ${from}. "Two origins" in deploy/README.md lists what they must allow.`,
  )
}
