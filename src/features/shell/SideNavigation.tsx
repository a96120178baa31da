import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Box, Column, Divider } from '~/design/layout/Flex'
import { CompactContext } from '~/features/shared/compact-sidebar'

import type { Navigation } from './navigation'
import { NavigationList } from './NavigationList'
import { ShellSlot } from './ShellSlot'

type SideNavigationProps = {
  navigation: Navigation
  compact: boolean
  brandSelector: ReactNode
  meter: ReactNode
  userMenu: ReactNode
  /** Also called for the current page. */
  onNavigate: () => void
}

export function SideNavigation({
  navigation,
  compact,
  brandSelector,
  meter,
  userMenu,
  onNavigate,
}: SideNavigationProps) {
  const intl = useIntl()
  return (
    <CompactContext value={compact}>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, overflowY: 'auto' }}>
        <Box sx={{ px: 1, pt: 1.5 }}>
          <ShellSlot>{brandSelector}</ShellSlot>
        </Box>
        <Box component="nav" aria-label={intl.formatMessage({ id: 'frame.main' })} sx={{ flex: '1 0 auto', p: 1.5 }}>
          <ShellSlot>
            <Column gap={1}>
              <NavigationList entries={navigation.areas} compact={compact} onNavigate={onNavigate} />
              {navigation.account.length > 0 && <Divider />}
              <NavigationList entries={navigation.account} compact={compact} onNavigate={onNavigate} />
            </Column>
          </ShellSlot>
        </Box>
        <Box sx={{ p: 1.5, pt: 0 }}>
          <ShellSlot>{meter}</ShellSlot>
        </Box>
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            p: 1,
            pb: 'calc(8px + env(safe-area-inset-bottom))',
            borderTop: 1,
            borderColor: 'divider',
            backgroundColor: 'background.paper',
          }}
        >
          <ShellSlot>{userMenu}</ShellSlot>
        </Box>
      </Box>
    </CompactContext>
  )
}
