import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import type { Severity } from '~/design/feedback/severity'
import { ownProps } from '~/design/theme/own-props'

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

type RootProps = Required<Pick<IconLineProps, 'tone' | 'gap' | 'muted' | 'headline'>>

const Root = styled(
  'div',
  ownProps('tone', 'gap', 'muted', 'headline'),
)<RootProps>(({ theme: { spacing, typography, vars }, tone, gap, muted, headline }) => ({
  display: 'flex',
  gap: spacing(gap),
  ...(headline && { ...typography.h2, alignItems: 'center' }),
  ...(muted && { color: vars.palette.text.secondary }),
  '& > .icon': {
    flexShrink: 0,
    marginTop: headline ? 0 : 1,
    color: tone === 'neutral' ? vars.palette.text.secondary : vars.palette[tone].main,
  },
}))

const Text = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' })

/** A text with an icon before it, aligned to the first line. */
export function IconLine({ icon, children, as = 'div', tone = 'neutral', gap = 1.5, ...looks }: IconLineProps) {
  const { muted = false, headline = false } = looks
  return (
    <Root as={as} tone={tone} gap={gap} muted={muted} headline={headline}>
      {icon}
      <Text>{children}</Text>
    </Root>
  )
}
