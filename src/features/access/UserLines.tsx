import { FormattedMessage, useIntl } from 'react-intl'

import { AddressText, Name } from '~/design/data/Facts'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Box } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import { roleLabel, displayName } from '~/features/shared/user/user-texts'

import type { AccessUser } from './access-change'

type UserLinesProps = {
  user: AccessUser
  admin?: boolean
  self?: boolean
  /** In a narrow list the address is cut rather than broken. */
  narrow?: boolean
}

/** Name, e-mail (it tells namesakes apart), role and badges. */
export function UserLines({ user, admin = false, self = false, narrow = false }: UserLinesProps) {
  const intl = useIntl()
  const name = (
    <Strong as="span" weight="medium" block={!narrow}>
      <Name>{displayName(user)}</Name>
    </Strong>
  )
  const role = roleLabel(intl, user.user_type)
  const badges = (
    <>
      {admin && <AdminBadge />}
      {self && (
        <StatusBadge tone="info">
          <FormattedMessage id="access.badge.you" />
        </StatusBadge>
      )}
      {!user.is_active && (
        <StatusBadge>
          <FormattedMessage id="users.inactive" />
        </StatusBadge>
      )}
    </>
  )
  if (narrow)
    return (
      <Box component="span" sx={NARROW}>
        <Box component="span" sx={NAME_AND_BADGES}>
          {name}
          {badges}
        </Box>
        <Box component="span" sx={CUT_ADDRESS_AND_ROLE}>
          <Box component="span" sx={CUT}>
            {user.email}
          </Box>
          <span>{role}</span>
        </Box>
      </Box>
    )
  return (
    <Box component="span" sx={LINES_AND_BADGES}>
      <span>
        {name}
        <Box component="span" sx={DOTS_CUT}>
          <Box component="span" sx={ADDRESS_AND_ROLE}>
            <AddressText>{user.email}</AddressText>
            <span>
              <Box component="span" sx={DOT}>
                {'· '}
              </Box>
              <span>{role}</span>
            </span>
          </Box>
        </Box>
      </span>
      {(admin || self || !user.is_active) && (
        <Box component="span" sx={BADGES}>
          {badges}
        </Box>
      )}
    </Box>
  )
}

const NARROW = { flex: 1, minWidth: 0 } as const
const NAME_AND_BADGES = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' } as const
/** The badges stand at the end, or below where the lines leave them no room. */
const LINES_AND_BADGES = {
  ...NAME_AND_BADGES,
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 12px',
} as const
const SMALL = { typography: 'caption', color: 'text.secondary' } as const
const CUT_ADDRESS_AND_ROLE = {
  ...SMALL,
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  whiteSpace: 'nowrap',
  '& > :last-of-type': { flexShrink: 0 },
} as const
/** The dot before the role is outside of this box, and not seen, where the role begins a line. */
const DOTS_CUT = { display: 'block', overflow: 'clip' } as const
const DOT_WIDTH = '0.6em'
const DOT = { display: 'inline-block', width: DOT_WIDTH } as const
const ADDRESS_AND_ROLE = {
  ...NAME_AND_BADGES,
  ...SMALL,
  gap: 0,
  ml: `-${DOT_WIDTH}`,
  '& > :first-of-type': { pl: DOT_WIDTH, pr: '0.3em' },
} as const
const BADGES = { display: 'flex', flexWrap: 'wrap', gap: 0.5 } as const

const AdminBadge = () => (
  <StatusBadge tone="primary">
    <FormattedMessage id="common.role.administrator" />
  </StatusBadge>
)

const CUT = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const

type BrandLinesProps = { brand: { name: string; is_active: boolean }; users?: number | null; admin?: boolean }

/** The brand, its number of users if known, and extra badges. */
export const BrandLines = ({ brand, users, admin = false }: BrandLinesProps) => (
  <Box component="span" sx={LINES_AND_BADGES}>
    <span>
      <Strong as="span" weight="medium" block>
        <Name>{brand.name}</Name>
      </Strong>
      {typeof users === 'number' && (
        <Muted as="span" size="caption" block>
          <FormattedMessage id="data.users" values={{ count: users }} />
        </Muted>
      )}
    </span>
    {(admin || !brand.is_active) && (
      <Box component="span" sx={BADGES}>
        {admin && <AdminBadge />}
        {!brand.is_active && (
          <StatusBadge>
            <FormattedMessage id="brands.inactive" />
          </StatusBadge>
        )}
      </Box>
    )}
  </Box>
)
