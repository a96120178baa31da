import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Avatar } from '~/design/data/Avatar'
import { severalLines, Truncated } from '~/design/data/Truncated'
import { Skeleton, SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { ChevronsIcon } from '~/design/icons/icons'
import { lazyDialog } from '~/design/layers/LayerBoundary'
import { useEverOpen } from '~/design/layers/layers'
import { Box, Grow } from '~/design/layout/Flex'
import { useCompact } from '~/design/layout/NavigationItem'
import { Muted, Strong, VisuallyHidden } from '~/design/layout/Text'
import { roleLabel, displayName } from '~/features/shared/user/user-texts'
import { whenIdle } from '~/platform/async'

import type { UserMenuPanelProps } from './UserMenuPanel'

type UserMenuProps = Pick<UserMenuPanelProps, 'user' | 'version' | 'onSignOut'>

const UserMenuPanel = lazyDialog(async () => (await import('./UserMenuPanel')).UserMenuPanel)

/** Opens the menu of the account, which is loaded when the page rests: a user who is offline can sign out. */
export function UserMenu({ user, version, onSignOut }: UserMenuProps) {
  const compact = useCompact()
  const intl = useIntl()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const opened = useEverOpen(anchor !== null)
  const name = displayName(user)
  const role = roleLabel(intl, user.user_type, user.company_info?.business_mode)

  useEffect(() => whenIdle(() => void UserMenuPanel.preload()), [])

  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ...TRIGGER, justifyContent: compact ? 'center' : 'flex-start' }}
      >
        <Avatar name={name} />
        {compact ? (
          <VisuallyHidden translate="no">{name}</VisuallyHidden>
        ) : (
          <>
            <Grow>
              <Box component="span" sx={NAME}>
                <Strong as="span" weight="medium" block>
                  <Truncated>{name}</Truncated>
                </Strong>
              </Box>
              <Muted as="span" size="caption" block>
                {role}
              </Muted>
            </Grow>
            <ChevronsIcon size={16} />
          </>
        )}
        <VisuallyHidden>
          <FormattedMessage id="frame.user.menu" />
        </VisuallyHidden>
      </Box>
      {opened && (
        <UserMenuPanel
          anchor={anchor}
          onClose={() => setAnchor(null)}
          side={compact ? 'right' : 'above'}
          {...{ user, version, onSignOut, name, role }}
        />
      )}
    </>
  )
}

/** A longer name is cut, as that of the brand is: it would take room from the navigation. */
const NAME = { '& [data-truncated]': severalLines(2) } as const

const TRIGGER_ROW = { display: 'flex', alignItems: 'center', gap: 1.25, width: '100%', minHeight: 48, p: 0.75 } as const

const TRIGGER = {
  ...TRIGGER_ROW,
  border: 0,
  borderRadius: 1,
  color: 'text.primary',
  backgroundColor: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: 'action.hover' },
  '& > .icon': { color: 'text.secondary', flexShrink: 0 },
} as const

export function UserMenuLoading() {
  const compact = useCompact()
  return (
    <Loading>
      <Box sx={{ ...TRIGGER_ROW, justifyContent: compact ? 'center' : 'flex-start' }}>
        <Skeleton shape="circle" width="2rem" height="2rem" />
        {!compact && (
          <Grow>
            <SkeletonText lines={2} />
          </Grow>
        )}
      </Box>
    </Loading>
  )
}
