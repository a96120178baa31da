import { FormattedMessage } from 'react-intl'

import { WarningIcon } from '~/design/icons/first-icons'
import { Box } from '~/design/layout/layout'
import { useFormats } from '~/i18n/formats'

import type { Expiry } from './invitation-rows'

/** Until when the invitation can be accepted; the last days are counted and marked. */
export function ExpiryLine({ at, when }: Expiry) {
  const { date, dateTime, relative } = useFormats()
  const soon = when === 'soon'
  return (
    <Box component="span" sx={{ ...LINE, color: soon ? 'warning.main' : 'text.secondary' }}>
      {soon && <WarningIcon size={14} />}
      <time dateTime={at} title={dateTime(at)}>
        {soon ? (
          <FormattedMessage id="invitations.list.expiresSoon" values={{ when: relative(at) }} />
        ) : (
          <FormattedMessage
            id={when === 'past' ? 'invitations.list.expiredOn' : 'invitations.list.expiresOn'}
            values={{ date: date(at) }}
          />
        )}
      </time>
    </Box>
  )
}

const LINE = { display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'body2' } as const
