import type { ReactNode, ComponentPropsWithRef, HTMLAttributes } from 'react'

import type { Severity } from '~/design/feedback/Alert'
import { CheckIcon } from '~/design/icons/icons'
import { styled } from '~/design/theme/styled'
import { TextElement } from '~/i18n/intl'

import { Grow } from './Flex'

type PlainListProps = Pick<HTMLAttributes<HTMLElement>, 'children' | 'aria-label' | 'aria-labelledby'> & {
  ordered?: boolean
  /** Space between the items, in steps of 8 px. */
  gap?: number
}

const Root = styled(
  'ul',
  'gap',
)<{ gap: number | undefined }>(({ theme, gap }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  ...(gap !== undefined && { display: 'grid', gap: theme.spacing(gap) }),
}))

/** A list without markers or indent; its children are `li`. */
export const PlainList = ({ ordered = false, gap, ...props }: PlainListProps) => (
  <Root as={ordered ? 'ol' : 'ul'} gap={gap} {...props} />
)

/** An item of a `PlainList`: a row of at least 52 px, with a rule below all but the last. */
export const RuledItem = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 52,
  paddingBlock: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
}))

/** A list with markers; its children are `li`. */
export const BulletList = styled('ul')({ margin: 0, paddingLeft: 20 })

type CheckedListProps = { items: readonly { id: string; text: ReactNode }[] }

const Checks = styled('ul')(({ theme }) => ({
  display: 'grid',
  // two columns where both fit
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignContent: 'start',
  gap: '6px 24px',
  flex: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 8 },
  '& .icon': { flexShrink: 0, marginTop: 2, color: theme.vars.palette.success.main },
}))

/** A list of benefits, each with a tick. */
export const CheckedList = ({ items }: CheckedListProps) => (
  <Checks>
    {items.map(({ id, text }) => (
      <li key={id}>
        <CheckIcon size={16} />
        <TextElement>{text}</TextElement>
      </li>
    ))}
  </Checks>
)

const FocusRoot = styled('div')({ minWidth: 0, outline: 0 })

/** Takes the focus when a focused control inside it disappears. */
export const FocusTarget = (props: ComponentPropsWithRef<'div'>) => <FocusRoot tabIndex={-1} {...props} />

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

const Line = styled(
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
  <Line {...look}>
    {icon}
    <Grow>{children}</Grow>
  </Line>
)
