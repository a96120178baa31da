import type { ReactNode } from 'react'

import { CircleIcon } from '~/design/icons/first-icons'
import { StarIcon } from '~/design/icons/icons'
import { styled } from '~/design/theme/styled'
import { hiddenEdge, radius } from '~/design/theme/tokens'

import { severityIcon, type Severity } from './Alert'

type Tone = Severity | 'neutral' | 'primary'

type StatusBadgeProps = {
  tone?: Tone
  /** The status in words. Colour and icon only repeat it. */
  children: ReactNode
  /** Replaces the icon of the tone. */
  icon?: ReactNode
}

const toneIcon = { ...severityIcon, neutral: CircleIcon, primary: StarIcon }

const Root = styled(
  'span',
  'tone',
)<{ tone: Tone }>(({ theme, tone }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  // aligns the word, not the icon, with the surrounding text
  alignItems: 'baseline',
  gap: 4,
  maxWidth: '100%',
  padding: '4px 8px 4px 6px',
  borderRadius: radius.badge,
  ...hiddenEdge,
  fontWeight: 550,
  color: tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main,
  backgroundColor: theme.vars.palette[tone].soft,
  '& > svg': { alignSelf: 'center' },
}))

const Word = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/**
 * A state in a word or two. A number beside a name is a `Count`, a message an `Alert`. The tone repeats what the word says:
 * nothing depends on colour alone.
 */
export function StatusBadge({ tone = 'neutral', children, icon }: StatusBadgeProps) {
  const Icon = toneIcon[tone]
  return (
    <Root tone={tone}>
      {icon ?? <Icon size={14} />}
      <Word>{children}</Word>
    </Root>
  )
}
