import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import type { Severity } from '~/design/feedback/severity'
import { ownProps } from '~/design/theme/own-props'

import { Grow } from './Row'

type IconLineProps = {
  /** 18 px: as high as a line of text. */
  icon: ReactNode
  children: ReactNode
  as?: 'div' | 'li'
  /** Colour repeats what icon and words say. */
  tone?: Severity | 'primary' | 'neutral'
  /** In steps of 8 px. */
  gap?: number
  /** The text stands back too. */
  muted?: boolean
  /** As large as a heading of a part; the icon then has 20 px. */
  headline?: boolean
}

const Root = styled(
  'div',
  ownProps('tone', 'gap', 'muted', 'headline'),
)<Omit<IconLineProps, 'icon'>>(
  ({ theme: { spacing, typography, vars }, tone = 'neutral', gap = 1.5, muted, headline }) => ({
    display: 'flex',
    gap: spacing(gap),
    ...(headline && { ...typography.h2, alignItems: 'center' }),
    color: muted ? vars.palette.text.secondary : undefined,
    '& > .icon': {
      flexShrink: 0,
      marginTop: headline ? 0 : 1,
      color: tone === 'neutral' ? vars.palette.text.secondary : vars.palette[tone].main,
    },
  }),
)

/** Words with a sign before them, which stays at the first line. */
export const IconLine = ({ icon, children, ...look }: IconLineProps) => (
  <Root {...look}>
    {icon}
    <Grow>{children}</Grow>
  </Root>
)
