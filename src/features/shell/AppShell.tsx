import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { ProgressBar } from '~/design/feedback/ProgressBar'
import { useToastsBeside } from '~/design/feedback/toast-space'
import { SideSheet } from '~/design/layers/layers'
import { Box } from '~/design/layout/Flex'
import { MAIN_ID, SkipLink } from '~/design/layout/Link'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import { LegalFooter } from '~/features/shared/public/PublicLayout'
import { isReadOnly, type Rights } from '~/permissions/permissions'

import { navigationFor } from './navigation'
import { BESIDE, SHELL, SideColumn, SideNavigation, sideWidth, useRail } from './NavigationList'
import { PageSlot, ShellSlot } from './ShellSlot'
import { TopBar } from './TopBar'

type AppShellProps = {
  user: Rights
  /** At the top of the side navigation: undefined until the user has loaded, empty without a company. */
  company: string | undefined
  /** At the start of the top bar, on pages that follow the selected brand. */
  brandSelector?: ReactNode
  meter: ReactNode
  userMenu: ReactNode
  /** The one banner, above the page. It comes with the content that replaces the skeleton, so nothing moves. */
  banner?: ReactNode
  topBarActions?: ReactNode
  /** The loading bar of a navigation. */
  progress?: ReactNode
  /** Dialogs of the shell, which stay when a page fails. */
  layers?: ReactNode
  children: ReactNode
}

/**
 * The shell around every signed-in page (decision 25). Its sections subscribe to what they show. It does not render on
 * navigation: that would cost as much as the page.
 */
export function AppShell(props: AppShellProps) {
  const { user, banner, brandSelector, topBarActions, progress, layers, children, ...slots } = props
  const intl = useIntl()
  const router = useRouter()
  const id = useId()
  const wide = !useNarrowerThan('md')
  const { chosen, choose } = useRail()
  const narrow = useNarrowerThan('lg')
  const folded = chosen ?? narrow
  // the sheet belongs to one page: navigation closes it
  const [sheetPath, setSheetPath] = useState<string | null>(null)
  const sheetOpen = useRouterState({ select: ({ location }) => location.pathname === sheetPath })
  const closeSheet = () => setSheetPath(null)
  const open = wide ? !folded : sheetOpen
  useToastsBeside(wide ? sideWidth(folded) : '0px')
  const side = { ...slots, navigation: navigationFor(user), onNavigate: closeSheet }

  return (
    <Box sx={SHELL}>
      <SkipLink />
      {wide ? (
        <SideColumn id={id} folded={folded}>
          <SideNavigation {...side} compact={folded} />
        </SideColumn>
      ) : (
        <ShellSlot>
          <SideSheet id={id} open={sheetOpen} label={intl.formatMessage({ id: 'frame.main' })} onClose={closeSheet}>
            <SideNavigation {...side} compact={false} />
          </SideSheet>
        </ShellSlot>
      )}
      <Box sx={BESIDE}>
        <ShellSlot>{progress}</ShellSlot>
        <TopBar
          navigation={{
            id,
            wide,
            open,
            onToggle: wide ? () => choose(!folded) : () => setSheetPath(router.state.location.pathname),
          }}
          brandSelector={brandSelector}
          // the open navigation already shows it
          company={wide && open ? undefined : slots.company}
          readOnly={isReadOnly(user)}
          actions={topBarActions}
        />
        <ShellSlot>{layers}</ShellSlot>
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={MAIN}>
          <ShellSlot>{banner}</ShellSlot>
          <PageSlot>{children}</PageSlot>
        </Box>
        <Box component="footer" sx={FOOTER}>
          <ShellSlot>
            <LegalFooter />
          </ShellSlot>
        </Box>
      </Box>
    </Box>
  )
}

/**
 * With a skeleton it is as high as the window: the footer does not come into sight and go again. On a phone, where the
 * footer takes a quarter of the window, always.
 */
const MAIN = {
  flex: 1,
  outline: 0,
  minHeight: { xs: '100dvh', sm: 0 },
  '&:has([data-skeleton])': { minHeight: '100dvh' },
} as const

/** Aligned with the content of `Page`. */
const FOOTER = {
  px: { xs: 2, sm: 4 },
  pt: 2,
  pb: 'calc(24px + env(safe-area-inset-bottom))',
  '@media print': { display: 'none' },
} as const

/** A bar at the top of the window during navigation; the old page stays. */
export function RouteLoadingBar({ active }: { active: boolean }) {
  const intl = useIntl()
  return (
    <Box sx={PLACE}>
      <ProgressBar active={active} label={intl.formatMessage({ id: 'frame.pageLoading' })} />
    </Box>
  )
}

const PLACE = {
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 'tooltip',
  '@media print': { display: 'none' },
} as const
