import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'

import { Box, List, ListItem, ListItemButton } from '~/design/layout'
import { Tooltip } from '~/design/Tooltip'

import type { NavigationEntry } from './navigation'

type NavigationAnchorProps = ComponentProps<'a'> & { Icon: NavigationEntry['Icon']; label: string; compact: boolean }

function NavigationAnchor({ Icon, label, compact, ...anchor }: NavigationAnchorProps) {
  return (
    <Tooltip title={compact ? label : ''} placement="right">
      <ListItemButton
        component="a"
        {...anchor}
        aria-label={compact ? label : undefined}
        sx={{
          gap: 1.5,
          minHeight: 36,
          px: 1.25,
          py: 0.75,
          borderRadius: 1,
          color: 'text.secondary',
          fontWeight: 500,
          justifyContent: compact ? 'center' : 'flex-start',
          '&:hover': { color: 'text.primary' },
          '&[aria-current="page"]': { color: 'primary.main', backgroundColor: 'primary.soft', fontWeight: 600 },
          '@media (pointer: coarse)': { minHeight: 44 },
        }}
      >
        <Icon size={20} />
        {!compact && <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{label}</Box>}
      </ListItemButton>
    </Tooltip>
  )
}

const NavigationLink = createLink(NavigationAnchor)

type NavigationListProps = { entries: readonly NavigationEntry[]; compact: boolean; onNavigate: () => void }

export function NavigationList({ entries, compact, onNavigate }: NavigationListProps) {
  const intl = useIntl()
  return (
    <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
      {entries.map(({ to, label, Icon, exact = false }) => (
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
