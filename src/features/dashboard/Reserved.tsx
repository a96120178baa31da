import { FormattedMessage } from 'react-intl'

import { LockIcon } from '~/design/icons/icons'
import { Box } from '~/design/layout/layout'
import type { PlainMessageId } from '~/i18n/messages'

/** What this role does not reach, and who can grant it. */
export const Reserved = ({ reason }: { reason: PlainMessageId }) => (
  <Box sx={{ display: 'flex', gap: 1.5, color: 'text.secondary', '& > .icon': { mt: '1px' } }}>
    <LockIcon size={18} />
    <div>
      <FormattedMessage id={reason} />
    </div>
  </Box>
)
