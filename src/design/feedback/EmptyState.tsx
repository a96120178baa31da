import type { ReactNode } from 'react'

import { styled } from '~/design/theme/styled'

type EmptyStateProps = {
  icon: ReactNode
  /** What belongs here, or why it is empty. */
  title: ReactNode
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  /** Heading level of the title. */
  level?: 2 | 3
  /** Nothing is left to do: the request is done. */
  done?: boolean
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '40px 24px',
  textAlign: 'center',
})

const Sign = styled(
  'div',
  'done',
)<{ done: boolean }>(({ theme, done }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginBottom: 12,
  fontSize: '1.5rem',
  borderRadius: '50%',
  color: done ? theme.vars.palette.success.main : theme.vars.palette.text.secondary,
  backgroundColor: done ? theme.vars.palette.success.soft : theme.vars.palette.background.subtle,
}))

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))

const Text = styled('div')(({ theme }) => ({
  maxWidth: 420,
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
}))

const Action = styled('div')({ marginTop: 16 })

/**
 * Says why a list is empty, and what to do: ‘nothing yet’ and ‘nothing found’ are two of them. A list that could not be
 * loaded is an `ErrorPanel`. Its title is a heading; `level` fits it into the page.
 */
export function EmptyState({ icon, title, children, action, level = 2, done = false }: EmptyStateProps) {
  return (
    <Root>
      <Sign done={done}>{icon}</Sign>
      <Title as={`h${level}`}>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  )
}
