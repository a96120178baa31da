import { withoutInvisible } from './invisible'
import { collapseSpaces } from './spaces'

const MOST_CHARACTERS = 300

/** A server's text as it may be shown: one paragraph, without invisible characters, cut (C122). React escapes it. */
export function plainText(text: string): string {
  const characters = Array.from(collapseSpaces(withoutInvisible(text)))
  return characters.length > MOST_CHARACTERS
    ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`
    : characters.join('')
}
