import MuiAvatar from '@mui/material/Avatar'

import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'

import { initials } from './initials'

type AvatarProps = {
  name: string
  src?: string | undefined
  size?: 24 | 32 | 40 | 56
  /** `circle` for people, `square` for brands and companies. */
  shape?: 'circle' | 'square'
  /** Reads the name to screen readers. Off by default: the name is usually beside the avatar. */
  labelled?: boolean
}

const Root = styled(MuiAvatar)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.subtle,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
  lineHeight: 1,
}))

/** Shows the initials when there is no image, or when it fails to load. */
export function Avatar({ name, src, size = 32, shape = 'circle', labelled = false }: AvatarProps) {
  return (
    <Root
      {...(src && { src, alt: '' })}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      variant={shape === 'circle' ? 'circular' : 'rounded'}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        ...(shape === 'square' && { borderRadius: `${radius.control * (size < 32 ? 0.75 : 1)}px` }),
      }}
    >
      {initials(name)}
    </Root>
  )
}
