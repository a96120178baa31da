import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { LockIcon, MenuIcon, SidebarIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { Box, Typography } from '~/design/layout/Flex'
import { TOP_BAR, useHeadingAway } from '~/design/layout/Page'
import { EnvironmentBadge } from '~/features/shared/public/PublicLayout'

import { ShellSlot } from './ShellSlot'

type TopBarProps = {
  /** In a wide window the navigation is part of the page; otherwise it opens as a sheet. */
  navigation: { id: string; wide: boolean; open: boolean; onToggle: () => void }
  brandSelector?: ReactNode
  /** Shown where there is no brand selector. */
  company?: string | undefined
  /** The user cannot change anything of the company. */
  readOnly: boolean
  actions?: ReactNode
}

export function TopBar({ navigation, brandSelector, company, readOnly, actions }: TopBarProps) {
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
      {brandSelector && (
        <Box sx={BRAND}>
          <ShellSlot compact>{brandSelector}</ShellSlot>
        </Box>
      )}
      <Box sx={REST}>
        <ShellSlot compact>
          <Box sx={WORDS}>
            {heading && (
              <Typography noWrap component="div" sx={HEADING}>
                {heading}
              </Typography>
            )}
            {company && !brandSelector && (
              <Box sx={COMPANY}>
                <Typography noWrap component="div">
                  {company}
                </Typography>
                {heading && <Box component="span" sx={SLASH} />}
              </Box>
            )}
          </Box>
        </ShellSlot>
      </Box>
      <EnvironmentBadge />
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

/** Gives way to the heading, down to the mark of the brand. */
const BRAND = { flex: '0 9999 auto', minWidth: '5rem', maxWidth: '20rem' } as const
const REST = { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' } as const

/**
 * On one line. The heading comes first and is clipped only where it fills the line. Without room, the company moves
 * to the next line, which is hidden.
 */
const WORDS = {
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  justifyContent: 'flex-end',
  height: `${20 / 14}em`,
  overflow: 'hidden',
} as const
const HEADING = { flex: 'none', maxWidth: '100%', fontWeight: 550 } as const
const COMPANY = {
  display: 'flex',
  flex: '1 1 5rem',
  minWidth: 0,
  maxWidth: 'max-content',
  color: 'text.secondary',
} as const
/** Decorative. */
const SLASH = { '&::before': { content: '"/" / ""', mx: 1, color: 'text.disabled' } } as const
