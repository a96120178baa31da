import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { LockIcon, MenuIcon, SidebarIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { TOP_BAR, useHeadingAway } from '~/design/layout/heading-in-sight'
import { Box, Typography } from '~/design/layout/layout'
import { Row, Grow } from '~/design/layout/Row'

import { ShellSlot } from './ShellSlot'

type TopBarProps = {
  /** In a wide window the navigation is part of the page; otherwise it opens as a sheet. */
  navigation: { id: string; wide: boolean; open: boolean; onToggle: () => void }
  /** Brand or company of the page. */
  context?: string | undefined
  /** The user cannot change anything of the company. */
  readOnly: boolean
  actions?: ReactNode
}

export function TopBar({ navigation, context, readOnly, actions }: TopBarProps) {
  const heading = useHeadingAway()
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: TOP_BAR,
        pl: 'max(8px, env(safe-area-inset-left))',
        pr: 'max(16px, env(safe-area-inset-right))',
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      <ShellSlot compact>
        <NavigationToggle {...navigation} />
      </ShellSlot>
      <Grow>
        <ShellSlot compact>
          <Row>
            {context && (
              <Typography noWrap component="div" sx={{ flexShrink: 1000, minWidth: 0, color: 'text.secondary' }}>
                {context}
              </Typography>
            )}
            <Typography noWrap component="div" sx={{ minWidth: 0, fontWeight: 550, ...(context && AFTER_CONTEXT) }}>
              {heading}
            </Typography>
          </Row>
        </ShellSlot>
      </Grow>
      {readOnly && (
        <StatusBadge icon={<LockIcon size={14} />}>
          <FormattedMessage id="data.readOnly" />
        </StatusBadge>
      )}
      <ShellSlot compact>{actions}</ShellSlot>
    </Box>
  )
}

function NavigationToggle({ id, wide, open, onToggle }: TopBarProps['navigation']) {
  const intl = useIntl()
  const folding = open ? 'frame.collapse' : 'frame.expand'
  return (
    <IconButton
      label={intl.formatMessage({ id: wide ? folding : 'frame.open' })}
      aria-expanded={open}
      aria-controls={wide || open ? id : undefined}
      onClick={onToggle}
    >
      {wide ? <SidebarIcon /> : <MenuIcon />}
    </IconButton>
  )
}

/** Decorative slash. */
const AFTER_CONTEXT = {
  '&:not(:empty)::before': { content: '"/" / ""', mx: 1, color: 'text.disabled', fontWeight: 400 },
} as const
