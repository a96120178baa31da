import { createLink, type StaticDataRouteOption, useRouterState } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { create } from 'zustand'

import { Avatar } from '~/design/data/Avatar'
import { severalLines, Truncated } from '~/design/data/Truncated'
import { Skeleton, SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { Tooltip } from '~/design/layers/Tooltip'
import { Box, Grow, Column, Divider } from '~/design/layout/Flex'
import { useCompact, NavigationItem, CompactContext } from '~/design/layout/NavigationItem'
import { TOP_BAR } from '~/design/layout/Page'
import { PlainList } from '~/design/layout/PlainList'
import { Strong, VisuallyHidden } from '~/design/layout/Text'
import { LOGO } from '~/design/theme/tokens'
import { useInstallation } from '~/features/shared/installation'
import { safeLocalStorage } from '~/platform/storage'

import type { Navigation, NavigationEntry } from './navigation'
import { ShellSlot } from './ShellSlot'
import { RAIL_KEY, storedRail } from './stored-rail'

/** Whether this browser's user wants the side navigation as a rail of icons. Undefined: the window decides. */
export const useRail = create<{ chosen: boolean | undefined; choose: (folded: boolean) => void }>((set) => ({
  chosen: storedRail(safeLocalStorage),
  choose(folded) {
    safeLocalStorage.setItem(RAIL_KEY, folded ? 'rail' : 'wide')
    set({ chosen: folded })
  },
}))

type CompanyFaceProps = {
  /** Undefined until the user has loaded; empty without a company: the product stands for it. */
  name: string | undefined
}

/** The company at the top of the navigation: a mark and the name. */
export function CompanyFace({ name }: CompanyFaceProps) {
  const compact = useCompact()
  const intl = useIntl()
  if (name === undefined)
    return (
      <Loading>
        <Box sx={ROW}>
          <Skeleton shape="box" width="2rem" height="2rem" />
          {!compact && (
            <Grow>
              <SkeletonText lines={1} />
            </Grow>
          )}
        </Box>
      </Loading>
    )
  const shown = name || intl.formatMessage({ id: 'common.app.name' })
  return (
    <Tooltip title={compact ? shown : ''} placement="right">
      <Box sx={ROW}>
        <Avatar name={shown} shape="square" />
        {compact ? (
          <VisuallyHidden translate="no">{shown}</VisuallyHidden>
        ) : (
          <Grow>
            <Box component="span" sx={NAME}>
              <Strong as="span" block>
                <Truncated>{shown}</Truncated>
              </Strong>
            </Box>
          </Grow>
        )}
      </Box>
    </Tooltip>
  )
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.25,
  // equally high with any name and without one, so that the content below does not move
  minHeight: '4.25rem',
  p: '6px',
} as const

/** A longer name is clipped, so that the navigation below does not move. */
const NAME = { '& [data-truncated]': severalLines(2) } as const

type NavigationAnchorProps = ComponentProps<'a'> & { Icon: NavigationEntry['Icon']; label: string; compact: boolean }

function NavigationAnchor({ Icon, label, compact, ...anchor }: NavigationAnchorProps) {
  const entry = (
    <NavigationItem {...anchor} aria-label={compact ? label : undefined} data-compact={compact}>
      <Icon size={20} />
      {!compact && <Grow>{label}</Grow>}
    </NavigationItem>
  )
  return compact ? (
    <Tooltip title={label} placement="right">
      {entry}
    </Tooltip>
  ) : (
    entry
  )
}

const NavigationLink = createLink(NavigationAnchor)

/** The entry of the area that the current page belongs to. */
const PARENT = { 'aria-current': true } as const

const isUnder = ({ staticData }: { staticData: StaticDataRouteOption }) => staticData.under !== undefined

type NavigationListProps = { entries: readonly NavigationEntry[]; compact: boolean; onNavigate: () => void }

function NavigationList({ entries, compact, onNavigate }: NavigationListProps) {
  const intl = useIntl()
  const under = useRouterState({ select: ({ matches }) => matches.findLast(isUnder)?.staticData.under })
  return (
    <PlainList gap={0.25}>
      {entries.map(({ to, link, label, Icon, exact }) => (
        <li key={to}>
          <NavigationLink
            {...link}
            activeOptions={{ exact, includeSearch: false }}
            Icon={Icon}
            label={intl.formatMessage({ id: label })}
            compact={compact}
            {...(to === under && PARENT)}
            onClick={onNavigate}
          />
        </li>
      ))}
    </PlainList>
  )
}

/** Wraps the side navigation and the content beside it. */
export const SHELL = { display: 'flex', minHeight: '100dvh' } as const
export const BESIDE = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  // the header of a table stays below the top bar
  '--table-top': `${TOP_BAR}px`,
} as const

/** Grows with the text size, so that words in the navigation are not broken, up to a quarter of the window. */
export const sideWidth = (folded: boolean) => (folded ? '64px' : 'clamp(248px, 15.5rem, 26vw)')

/** Holds the side navigation in a wide window. A landmark, because no other one contains the company. */
export function SideColumn({ id, folded, children }: { id?: string; folded: boolean; children: ReactNode }) {
  return (
    <Box
      component="aside"
      id={id}
      sx={{
        position: 'sticky',
        top: 0,
        flex: 'none',
        width: sideWidth(folded),
        height: '100dvh',
        borderRight: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      {children}
    </Box>
  )
}

/** The logo of the installation. The static shell has none: nothing moves when it appears at the bottom. */
const SIDE_LOGO = { ...LOGO, display: 'block', maxWidth: '100%', objectPosition: 'left' } as const

const MARK = { px: 2, pb: 1.5, fontWeight: 650, overflowWrap: 'anywhere' } as const

type SideNavigationProps = {
  navigation: Navigation
  compact: boolean
  /** Undefined until the user has loaded. */
  company: string | undefined
  meter: ReactNode
  userMenu: ReactNode
  /** Also called for the current page. */
  onNavigate: () => void
}

export function SideNavigation({ navigation, compact, company, meter, userMenu, onNavigate }: SideNavigationProps) {
  const intl = useIntl()
  const { brand = {} } = useInstallation()
  const mark =
    brand.logo === undefined ? (
      brand.name
    ) : (
      <Box component="img" src={brand.logo} alt={intl.formatMessage({ id: 'common.app.name' })} sx={SIDE_LOGO} />
    )
  return (
    <CompactContext value={compact}>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, overflowY: 'auto' }}>
        <Box sx={{ px: 1, pt: 1.5 }}>
          <ShellSlot>
            <CompanyFace name={company} />
          </ShellSlot>
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
        {mark && !compact && <Box sx={MARK}>{mark}</Box>}
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
