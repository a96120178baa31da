import { createLink, useRouterState, type StaticDataRouteOption } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'

import { Tooltip } from '~/design/layers/mui'
import { Grow } from '~/design/layout/Flex'
import { NavigationItem } from '~/design/layout/NavigationItem'
import { PlainList } from '~/design/layout/PlainList'

import type { NavigationEntry } from './navigation'

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

export function NavigationList({ entries, compact, onNavigate }: NavigationListProps) {
  const intl = useIntl()
  const under = useRouterState({ select: ({ matches }) => matches.findLast(isUnder)?.staticData.under })
  return (
    <PlainList gap={0.25}>
      {entries.map(({ to, label, Icon, exact }) => (
        <li key={to}>
          <NavigationLink
            to={to}
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
