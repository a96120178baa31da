import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'
import { firstGrapheme } from '~/platform/text'

/** An article or preposition that leans on its word: l’, d’, un’, dell’. With a capital it belongs to a surname. */
const ELIDED = /^(?:[dl]|un|(?:a|da|de|ne|su)ll)['’](?=\p{L}\p{M}*\p{L})/u

/** First letters of the first and last word. An emoji or a letter with accents counts as one. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s-]+/u)
    .map((word) => word.replace(ELIDED, ''))
    .filter((word) => /[\p{L}\p{N}\p{Emoji}]/u.test(word))
  const [start = '', end = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return (firstGrapheme(start) + firstGrapheme(end)).toLocaleUpperCase('fr')
}

const HUES = 12

/** In degrees: the same for a name at all times, on all devices. */
export function hueOf(name: string): number {
  let sum = 7
  for (const letter of name.normalize('NFC').trim().toLowerCase())
    sum = (sum * 37 + (letter.codePointAt(0) ?? 0)) % 99_991
  return (sum % HUES) * (360 / HUES)
}

type AvatarProps = {
  name: string
  /** In px at the default text size: the avatar grows with the text beside it. */
  size?: 24 | 32 | 40 | 56
  /** `circle` for users, `square` for brands, each in a hue of its own. */
  shape?: 'circle' | 'square'
  /** Leaves room for the name where a table has little. */
  'data-compact'?: 'hidden'
}

/** Shares of the theme's own colours in those of a mark: so pale that colour still means a state. */
export const MARK = { ground: 82, letters: 55 } as const

const mixed = (colour: string, share: number, hue: number) =>
  `color-mix(in oklab, ${colour} ${share}%, oklch(60% 0.2 ${hue}))`

const Root = styled(
  'span',
  'size',
  'hue',
)<{ size: number; hue: number | undefined }>(({ theme, size, hue }) => ({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: `${size / 16}rem`,
  height: `${size / 16}rem`,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: hue === undefined ? '50%' : radius.control * (size < 32 ? 0.75 : 1),
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.subtle,
  fontSize: `${(size * 0.38) / 16}rem`,
  fontWeight: 600,
  lineHeight: 1,
  '&::before': { content: 'attr(data-initials)' },
  ...(hue !== undefined && {
    borderColor: 'transparent',
    color: mixed(theme.vars.palette.text.primary, MARK.letters, hue),
    backgroundColor: mixed(theme.vars.palette.background.paper, MARK.ground, hue),
  }),
}))

/** The initials of a name that stands beside them: drawn, not written, so that nobody reads, copies or finds them. */
export const Avatar = ({ name, size = 32, shape = 'circle', ...props }: AvatarProps) => (
  <Root
    {...props}
    size={size}
    hue={shape === 'square' ? hueOf(name) : undefined}
    data-initials={initials(name)}
    aria-hidden
  />
)
