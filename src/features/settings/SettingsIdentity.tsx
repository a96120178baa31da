import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Box } from '~/design/layout/layout'
import { displayName } from '~/features/shared/display-name'
import { roleLabel } from '~/features/shared/role-label'
import { isCompanyAdmin } from '~/permissions/permissions'

/** Who is signed in, as what and for which company (SET-02). */
export function SettingsIdentity({ user }: { user: User }) {
  const intl = useIntl()
  const name = displayName(user)
  const company = user.company_name || user.company_info?.name
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Avatar name={name} size={56} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'h2' }}>{name}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {[roleLabel(intl, user.user_type), company].filter(Boolean).join(' · ')}
          </Box>
          {isCompanyAdmin(user) && (
            <StatusBadge tone="primary">
              <FormattedMessage id="common.role.administrator" />
            </StatusBadge>
          )}
        </Box>
      </Box>
    </Box>
  )
}
