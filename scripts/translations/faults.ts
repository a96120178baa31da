import { parse } from '#icu-parser'

import { placeholdersOf, type MessageTree } from '../../src/i18n/read-messages.ts'

/** Spaces that no text has: the build makes those of French non-breaking, and the edges belong to the layout. */
export const ODD_SPACE = /[\u00a0\u202f\u2009\u200b\t\n]| {2}|^ | $/

function read(text: string): MessageTree | string {
  try {
    return parse(text)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const kindsOf = (kinds: ReadonlySet<string> = new Set()) => [...kinds].toSorted().join(' and ')

/** What keeps `text` from standing for the French text, one sentence each. */
export function faultsOf(text: string, french: string): string[] {
  const tree = read(text)
  if (typeof tree === 'string') return [`is not valid ICU MessageFormat (${tree}): ${text}`]
  const own = placeholdersOf(tree)
  // the source is checked by `npm run messages`
  const given = placeholdersOf(parse(french))
  return [
    ...[...given.keys()].filter((name) => !own.has(name)).map((name) => `lacks the placeholder {${name}}: ${text}`),
    ...[...own.keys()]
      .filter((name) => !given.has(name))
      .map((name) => `has the placeholder {${name}}, which French does not have: ${text}`),
    ...[...own]
      .filter(([name, kinds]) => given.has(name) && kindsOf(kinds) !== kindsOf(given.get(name)))
      .map(([name, kinds]) => `uses {${name}} as ${kindsOf(kinds)}, French as ${kindsOf(given.get(name))}: ${text}`),
    ...(ODD_SPACE.test(text) ? [`has a double, special, leading or trailing space: ${text}`] : []),
  ]
}
