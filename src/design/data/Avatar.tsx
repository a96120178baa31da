import { useState } from 'react'

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

type AvatarProps = {
  name: string
  src?: string | undefined
  /** In px at the default text size: the avatar grows with the text beside it. */
  size?: 24 | 32 | 40 | 56
  /** `circle` for people, `square` for brands and companies. */
  shape?: 'circle' | 'square'
  /** Reads the name to screen readers. Off by default: the name is usually beside the avatar. */
  labelled?: boolean
}

const Root = styled(
  'span',
  'size',
  'shape',
)<Required<Pick<AvatarProps, 'size' | 'shape'>>>(({ theme, size, shape }) => ({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: `${size / 16}rem`,
  height: `${size / 16}rem`,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: shape === 'circle' ? '50%' : radius.control * (size < 32 ? 0.75 : 1),
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.subtle,
  fontSize: `${(size * 0.38) / 16}rem`,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}))

/** Shows the initials when there is no image, or when it fails to load. */
export function Avatar({ name, src, size = 32, shape = 'circle', labelled = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <Root {...{ size, shape }} {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {src && src !== failed ? <img src={src} alt="" onError={() => setFailed(src)} /> : initials(name)}
    </Root>
  )
}
