import { FormattedMessage } from 'react-intl'

import { LockIcon } from '~/design/icons/icons'
import { IconLine } from '~/design/layout/IconLine'
import type { PlainMessageId } from '~/i18n/messages'

/** What this role does not reach, and who can grant it. */
export const Reserved = ({ reason }: { reason: PlainMessageId }) => (
  <IconLine icon={<LockIcon size={18} />} muted>
    <FormattedMessage id={reason} />
  </IconLine>
)
