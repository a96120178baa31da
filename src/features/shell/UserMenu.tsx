import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { AddressText } from '~/design/data/Facts'
import { Name } from '~/design/data/Name'
import { severalLines, Truncated } from '~/design/data/Truncated'
import { Skeleton, SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { ExternalIcon } from '~/design/icons/first-icons'
import { ChevronsIcon, LogOutIcon, SettingsIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { ThemeChoice } from '~/design/inputs/ThemeChoice'
import { PopoverPanel } from '~/design/layers/PopoverPanel'
import { Box, Column, Divider, Grow, Row, Typography } from '~/design/layout/Flex'
import { Muted, Strong, VisuallyHidden } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { useCompact } from '~/features/shared/compact-sidebar'
import { useInstallation } from '~/features/shared/installation'
import { UserLanguage } from '~/features/shared/LanguageChoice'
import { displayName } from '~/features/shared/user/display-name'
import { roleLabel } from '~/features/shared/user/role-label'
import { TextElement } from '~/i18n/intl'
import type { PlainMessageId } from '~/i18n/messages'

type UserMenuProps = {
  user: Pick<User, 'id' | 'first_name' | 'last_name' | 'username' | 'email' | 'user_type' | 'company_info'>
  version: string
  onSignOut: () => void
}

/** User name, language, theme, account, sign-out. */
export function UserMenu({ user, version, onSignOut }: UserMenuProps) {
  const compact = useCompact()
  const intl = useIntl()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const close = () => setAnchor(null)
  const { helpUrl, statusUrl } = useInstallation()
  const name = displayName(user)
  const role = roleLabel(intl, user.user_type, user.company_info?.business_mode)
  const label = intl.formatMessage({ id: 'frame.user.menu' })

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
        <VisuallyHidden>{label}</VisuallyHidden>
      </Box>
      <PopoverPanel anchor={anchor} onClose={close} label={label} side={compact ? 'right' : 'above'} width={320}>
        <Row gap={1.5} p={2}>
          <Avatar name={name} size={40} />
          <Grow>
            <Strong as="p">
              <Name>{name}</Name>
            </Strong>
            <Muted as="p" size="small">
              <AddressText>{user.email}</AddressText>
            </Muted>
            <Muted as="span" size="caption">
              {role}
            </Muted>
          </Grow>
        </Row>
        <Divider />
        <Column gap={2} p={2}>
          <UserLanguage userId={user.id} />
          <ThemeChoice />
        </Column>
        <Divider />
        <Column p={1}>
          <PageOfProvider href={helpUrl} label="navigation.help" />
          <PageOfProvider href={statusUrl} label="navigation.status" />
          <ButtonLink
            to="/settings"
            variant="text"
            color="neutral"
            startIcon={<SettingsIcon />}
            sx={ROW}
            onClick={close}
          >
            <FormattedMessage id="frame.user.settings" />
          </ButtonLink>
          <Button variant="text" color="neutral" startIcon={<LogOutIcon />} sx={ROW} onClick={onSignOut}>
            <FormattedMessage id="frame.user.signOut" />
          </Button>
        </Column>
        <Typography variant="caption" component="p" sx={{ px: 2, pb: 1.5, m: 0, color: 'text.secondary' }}>
          <FormattedMessage id="frame.user.version" values={{ version }} />
        </Typography>
      </PopoverPanel>
    </>
  )
}

function PageOfProvider({ href, label }: { href: string | undefined; label: PlainMessageId }) {
  return (
    href && (
      <Button
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        variant="text"
        color="neutral"
        startIcon={<ExternalIcon />}
        sx={ROW}
      >
        <TextElement>
          <FormattedMessage id={label} />
        </TextElement>
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="common.newTab" />
        </VisuallyHidden>
      </Button>
    )
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

const ROW = { justifyContent: 'flex-start', fontWeight: 400 } as const

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
