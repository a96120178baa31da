import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { AddressText, Name } from '~/design/data/Facts'
import { ExternalIcon } from '~/design/icons/first-icons'
import { LogOutIcon, SettingsIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { ThemeChoice } from '~/design/inputs/ThemeChoice'
import { PopoverPanel } from '~/design/layers/layers'
import { Column, Divider, Grow, Row, Typography } from '~/design/layout/Flex'
import { Muted, Strong, VisuallyHidden } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { useInstallation } from '~/features/shared/installation'
import { UserLanguage } from '~/features/shared/LanguageChoice'
import { TextElement } from '~/i18n/intl'
import type { PlainMessageId } from '~/i18n/messages'

export type UserMenuPanelProps = {
  anchor: Element | null
  onClose: () => void
  side: 'above' | 'right'
  user: Pick<User, 'id' | 'first_name' | 'last_name' | 'username' | 'email' | 'user_type' | 'company_info'>
  name: string
  role: string
  version: string
  onSignOut: () => void
}

/** User name, language, theme, account, sign-out. */
export function UserMenuPanel(props: UserMenuPanelProps) {
  const { anchor, onClose, side, user, name, role, version, onSignOut } = props
  const intl = useIntl()
  const { helpUrl, statusUrl } = useInstallation()
  const label = intl.formatMessage({ id: 'frame.user.menu' })
  return (
    <PopoverPanel anchor={anchor} onClose={onClose} label={label} side={side} width={320}>
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
          onClick={onClose}
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

const ROW = { justifyContent: 'flex-start', fontWeight: 400 } as const
