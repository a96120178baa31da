import type { ReactNode } from 'react'

import type { Severity } from '~/design/feedback/Alert'
import { styled } from '~/design/theme/styled'

import { Grow } from './Flex'

type IconLineProps = {
  /** 18 px: the height of a line of text. */
  icon: ReactNode
  children: ReactNode
  as?: 'div' | 'li'
  /** Colour only repeats what icon and words say. */
  tone?: Severity | 'primary' | 'neutral'
  /** In steps of 8 px. */
  gap?: number
  /** Mutes the text as well. */
  muted?: boolean
  /** As large as a section heading, with a 20 px icon. */
  headline?: boolean
}

const Root = styled(
  'div',
  'tone',
  'gap',
  'muted',
  'headline',
)<Omit<IconLineProps, 'icon'>>(
  ({ theme: { spacing, typography, vars }, tone = 'neutral', gap = 1.5, muted, headline }) => ({
    display: 'flex',
    gap: spacing(gap),
    ...(headline && { ...typography.h2, textWrap: 'balance' }),
    color: muted ? vars.palette.text.secondary : undefined,
    '& > .icon': {
      flexShrink: 0,
      marginTop: headline ? '0.25rem' : 1,
      color: tone === 'neutral' ? vars.palette.text.secondary : vars.palette[tone].main,
    },
  }),
)

/** A text with an icon before it, aligned to the first line. */
export const IconLine = ({ icon, children, ...look }: IconLineProps) => (
  <Root {...look}>
    {icon}
    <Grow>{children}</Grow>
  </Root>
)
