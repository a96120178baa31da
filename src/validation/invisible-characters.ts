/**
 * Zero-width and control characters. Not white space, and not the emoji selector U+FE0F: without it ❤️ becomes another
 * sign.
 */
const INVISIBLE = String.raw`(?![\p{White_Space}\uFE0F])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]`

const ONE = new RegExp(`^${INVISIBLE}$`, 'u')
const ALL = new RegExp(INVISIBLE, 'gu')

const JOINER = '\u200D'
const PICTURE = /^\p{Extended_Pictographic}$/u
/** What may follow a picture before the joiner: the emoji selector or a skin tone. */
const OF_PICTURE = /^[\uFE0F\p{Emoji_Modifier}]$/u

/** A joiner between two pictures: without it 👩‍💻 becomes two signs (K49). */
export function isEmojiJoiner(character: string, before: readonly string[], after: string | undefined): boolean {
  if (character !== JOINER || !PICTURE.test(after ?? '')) return false
  return PICTURE.test(before.findLast((sign, at) => at < before.length - 2 || !OF_PICTURE.test(sign)) ?? '')
}

export const isInvisible = (character: string) => ONE.test(character)

export const withoutInvisible = (text: string) => text.replace(ALL, '')
