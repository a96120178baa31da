/**
 * Zero-width and control characters. Not white space, and not the emoji selector U+FE0F: without it ❤️ becomes another
 * sign.
 */
const INVISIBLE = String.raw`(?![\p{White_Space}\uFE0F])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]`

const ONE = new RegExp(`^${INVISIBLE}$`, 'u')
const ALL = new RegExp(INVISIBLE, 'gu')

export const isInvisible = (character: string) => ONE.test(character)

export const withoutInvisible = (text: string) => text.replace(ALL, '')
