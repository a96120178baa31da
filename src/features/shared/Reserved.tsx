import { FormattedMessage } from 'react-intl'

import { LockIcon } from '~/design/icons/icons'
import { IconLine } from '~/design/layout/IconLine'
import type { PlainMessageId } from '~/i18n/messages'

/** Says what this role has no access to, and who can grant it. */
export const Reserved = ({ reason }: { reason: PlainMessageId }) => (
  <IconLine icon={<LockIcon size={18} />} muted>
    <FormattedMessage id={reason} />
  </IconLine>
)
