import type { ComponentProps, ReactNode } from 'react'

import { createClass, styled } from '~/design/theme/styled'
import { forced } from '~/design/theme/tokens'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
})

const Tabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  gap: '0 4px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

type LinkTabsProps = {
  label: string
  /** At the end of the line, where there is room. */
  beside?: ReactNode
  children?: ReactNode
}

/**
 * Looks like `Tabs`; each tab is a page of its own. Screen readers get a navigation with links, of which `aria-current`
 * marks the one that is shown.
 */
export const LinkTabs = ({ label, beside, children }: LinkTabsProps) => (
  <Bar>
    <Tabs aria-label={label}>{children}</Tabs>
    {beside}
  </Bar>
)

const useTabClass = createClass(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  marginBottom: -1,
  borderBottom: '2px solid transparent',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': { color: theme.vars.palette.primary.main, borderBottomColor: 'currentColor' },
  [forced]: { borderBottomColor: 'Canvas', '&[aria-current]': { borderBottomColor: 'Highlight' } },
}))

/** The link to a page; the current one has `aria-current`. */
export const LinkTab = ({ className, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={useTabClass(className)}>
    {children}
  </a>
)
