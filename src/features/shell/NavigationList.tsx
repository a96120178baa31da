import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'

import { Tooltip } from '~/design/layers/Tooltip'
import { List, ListItem, ListItemButton } from '~/design/layout/layout'
import { Grow } from '~/design/layout/Row'
import { chosenMark } from '~/design/theme/forced-colours'
import { touch } from '~/design/theme/tokens'

import type { NavigationEntry } from './navigation'

type NavigationAnchorProps = ComponentProps<'a'> & { Icon: NavigationEntry['Icon']; label: string; compact: boolean }

function NavigationAnchor({ Icon, label, compact, ...anchor }: NavigationAnchorProps) {
  const entry = (
    <ListItemButton
      component="a"
      {...anchor}
      aria-label={compact ? label : undefined}
      sx={{ ...ENTRY, justifyContent: compact ? 'center' : 'flex-start' }}
    >
      <Icon size={20} />
      {!compact && <Grow>{label}</Grow>}
    </ListItemButton>
  )
  return compact ? (
    <Tooltip title={label} placement="right">
      {entry}
    </Tooltip>
  ) : (
    entry
  )
}

const ENTRY = {
  gap: 1.5,
  minHeight: 36,
  px: 1.25,
  py: 0.75,
  borderRadius: 1,
  color: 'text.secondary',
  fontWeight: 500,
  '&:hover': { color: 'text.primary' },
  '&[aria-current="page"]': {
    color: 'primary.main',
    backgroundColor: 'primary.soft',
    fontWeight: 600,
    ...chosenMark,
  },
  [touch]: { minHeight: 44 },
} as const

const NavigationLink = createLink(NavigationAnchor)

type NavigationListProps = { entries: readonly NavigationEntry[]; compact: boolean; onNavigate: () => void }

export function NavigationList({ entries, compact, onNavigate }: NavigationListProps) {
  const intl = useIntl()
  return (
    <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
      {entries.map(({ to, label, Icon, exact }) => (
        <ListItem key={to} disablePadding>
          <NavigationLink
            to={to}
            activeOptions={{ exact, includeSearch: false }}
            Icon={Icon}
            label={intl.formatMessage({ id: label })}
            compact={compact}
            onClick={onNavigate}
          />
        </ListItem>
      ))}
    </List>
  )
}
