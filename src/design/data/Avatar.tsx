import MuiAvatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'

import { radius } from '~/design/theme/tokens'

import { initials } from './initials'

type AvatarProps = {
  name: string
  src?: string | undefined
  size?: 24 | 32 | 40 | 56
  /** People are round, brands and companies are not. */
  shape?: 'circle' | 'square'
  /** The name stands beside it almost always: then reading it twice is noise. */
  labelled?: boolean
}

const Root = styled(MuiAvatar)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.subtle,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
  lineHeight: 1,
}))

/** An image that does not come leaves the initials. */
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
