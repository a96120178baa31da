import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Box } from '~/design/layout/layout'
import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'

/** Last sign-in and first day of the account (SET-06). */
export function AccountDates({ user }: { user: Pick<User, 'last_login' | 'date_joined'> }) {
  const { date, dateTime } = useFormats()
  const last = toDate(user.last_login)
  const joined = toDate(user.date_joined)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', typography: 'body2', color: 'text.secondary' }}>
      <span>
        {last ? (
          <FormattedMessage id="settings.lastLogin" values={{ when: dateTime(last) }} />
        ) : (
          <FormattedMessage id="settings.lastLogin.never" />
        )}
      </span>
      {joined && (
        <span>
          <FormattedMessage id="settings.memberSince" values={{ date: date(joined) }} />
        </span>
      )}
    </Box>
  )
}
