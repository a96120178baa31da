import type { ReactNode } from 'react'

import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'

type CardProps = {
  title?: ReactNode
  /** One line under the title. */
  description?: ReactNode
  /** To the right of the title. */
  action?: ReactNode
  footer?: ReactNode
  children?: ReactNode
  /** Heading level: h3 for a card in a section. */
  level?: 2 | 3
  selected?: boolean
  disabled?: boolean
  /** Makes the whole card clickable. Its title must hold the link or button. */
  interactive?: boolean
  /** Rows and tables extend to the border. */
  flush?: boolean
}

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-interactive="true"]:hover': { borderColor: theme.vars.palette.control },
  '&[data-selected="true"]': {
    borderColor: theme.vars.palette.primary.main,
    outline: `1px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '&[data-disabled="true"]': { backgroundColor: theme.vars.palette.background.default },
  // the title's link covers the card
  '&[data-interactive="true"] :is(h2, h3) :is(a, button)::after': { content: '""', position: 'absolute', inset: 0 },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '20px 24px 0',
  // an icon stays beside the title
  '&:has(> button[aria-label])': { flexWrap: 'nowrap' },
  // a link shares the baseline of the title
  '&:has(> a)': { alignItems: 'baseline' },
  [theme.breakpoints.down('sm')]: { padding: '16px 16px 0' },
}))

const Titles = styled('div')({
  // an action that leaves no room for a word of the title goes below it
  flex: '1 1 min-content',
  minWidth: 0,
  // a sentence needs more room beside an action than a title does
  '&:has(> p)': { flexBasis: '15rem' },
})

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0, overflowWrap: 'break-word' }))

const Description = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '2px 0 0',
  color: theme.vars.palette.text.secondary,
}))

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  padding: '16px 24px 24px',
  [theme.breakpoints.down('sm')]: { padding: '12px 16px 16px' },
  '&[data-flush="true"]': { padding: '16px 0 0' },
}))

const Foot = styled('div')(({ theme }) => ({
  padding: '12px 24px',
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

/**
 * A section of a page, with a heading of its own. Features use `SectionCard`, `QueryCard` and `QueryTable`, which bring an
 * error boundary. No card stands in a card: a border or a space divides its content.
 */
export function Card(props: CardProps) {
  const { title, description, action, footer, children, level = 2 } = props
  const { selected = false, disabled = false, interactive = false, flush = false } = props
  return (
    <Root data-selected={selected} data-disabled={disabled} data-interactive={interactive}>
      {(title || action) && (
        <Head>
          <Titles>
            {title && <Title as={`h${level}`}>{title}</Title>}
            {description && <Description>{description}</Description>}
          </Titles>
          {action}
        </Head>
      )}
      {children && <Body data-flush={flush}>{children}</Body>}
      {footer && <Foot>{footer}</Foot>}
    </Root>
  )
}
