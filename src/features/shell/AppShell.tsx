import { useRouter, useRouterState } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { useToastsBeside } from '~/design/feedback/toast-room'
import { SideSheet } from '~/design/layers/SideSheet'
import { Box } from '~/design/layout/layout'
import { MAIN_ID, SkipLink } from '~/design/layout/SkipLink'
import { useNarrowerThan } from '~/design/layout/use-breakpoint'
import { LegalFooter } from '~/features/shared/public/LegalFooter'
import { isReadOnly, type Rights } from '~/permissions/permissions'

import { navigationFor, type NavigationPage } from './navigation'
import { PageSlot } from './PageSlot'
import { useRail } from './rail'
import { ShellSlot } from './ShellSlot'
import { BESIDE, SHELL, SideColumn, sideWidth } from './SideColumn'
import { SideNavigation } from './SideNavigation'
import { TopBar } from './TopBar'

type AppShellProps = {
  user: Rights
  /** What the navigation may lead to. */
  pages: readonly NavigationPage[]
  /** What the route puts into the side navigation; `useCompact` tells it when that is a rail of icons. */
  brandSelector: ReactNode
  meter: ReactNode
  userMenu: ReactNode
  /** The one banner under the top bar. */
  banner?: ReactNode
  /** What the page speaks of, and its name, in the top bar. */
  context?: string | undefined
  title?: ReactNode
  topBarActions?: ReactNode
  /** Whether the next page is on its way. */
  progress?: ReactNode
  /** Dialogs of the frame itself, which outlast a page that fails. */
  layers?: ReactNode
  children: ReactNode
}

/**
 * Around every signed-in page (decision 25). What changes with the page are elements that follow it by themselves: the
 * frame is not rendered again for a move, which would cost as much as the page.
 */
export function AppShell(props: AppShellProps) {
  const { user, pages, banner, context, title, topBarActions, progress, layers, children, ...slots } = props
  const intl = useIntl()
  const router = useRouter()
  const id = useId()
  const wide = !useNarrowerThan('md')
  const { folded, toggle } = useRail()
  // the sheet belongs to the page it was opened on: another page closes it
  const [sheetPath, setSheetPath] = useState<string | null>(null)
  const sheetOpen = useRouterState({ select: ({ location }) => location.pathname === sheetPath })
  const closeSheet = () => setSheetPath(null)
  const open = wide ? !folded : sheetOpen
  useToastsBeside(wide ? sideWidth(folded) : 0)
  const side = { ...slots, navigation: navigationFor(user, pages), onNavigate: closeSheet }

  return (
    <Box sx={SHELL}>
      <SkipLink />
      {wide ? (
        <SideColumn id={id} folded={folded}>
          <SideNavigation {...side} compact={folded} />
        </SideColumn>
      ) : (
        <SideSheet id={id} open={sheetOpen} label={intl.formatMessage({ id: 'frame.main' })} onClose={closeSheet}>
          <SideNavigation {...side} compact={false} />
        </SideSheet>
      )}
      <Box sx={BESIDE}>
        {progress}
        <TopBar
          navigation={{ id, wide, open, onToggle: wide ? toggle : () => setSheetPath(router.state.location.pathname) }}
          // an open navigation says it already
          context={wide && open ? undefined : context}
          title={title}
          readOnly={isReadOnly(user)}
          actions={topBarActions}
        />
        <ShellSlot>{banner}</ShellSlot>
        <ShellSlot>{layers}</ShellSlot>
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, outline: 0 }}>
          <PageSlot>{children}</PageSlot>
        </Box>
        <Box component="footer" sx={FOOTER}>
          <LegalFooter />
        </Box>
      </Box>
    </Box>
  )
}

/** In line with what `Page` shows. */
const FOOTER = { px: { xs: 2, sm: 4 }, pt: 2, pb: 'calc(24px + env(safe-area-inset-bottom))' } as const
