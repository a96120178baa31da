const told = new Set<string>()

/**
 * Says in the console why another origin may have given no answer, which browsers do not tell scripts. This module
 * comes from the app's own server, so there is a connection. Only origins are named, once each.
 */
export function tellUnanswered(url: string, from: string | undefined = globalThis.origin): void {
  const { origin } = new URL(url)
  if (from === undefined || origin === from || told.has(origin)) return
  told.add(origin)
  console.warn(
    `${origin} gave no answer that ${from} may read. If it can be reached otherwise, its CORS settings refuse ${from}: what they must allow stands in deploy/README.md, "Two origins".`,
  )
}
