import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { ActionButton } from '~/design/inputs/ActionButton'
import { Column } from '~/design/layout/Column'
import { PartCard } from '~/features/shared/PartCard'

import { whyNotWrite } from './brand-rights'

/** What cannot be undone. */
export function DangerZone({ user, onDelete }: { user: User; onDelete: () => void }) {
  const intl = useIntl()
  const denied = whyNotWrite(user)
  return (
    <PartCard title={<FormattedMessage id="brandpages.danger" />}>
      <Column gap={2}>
        <div>
          <FormattedMessage id={denied ?? 'brandpages.delete.body'} />
        </div>
        <div>
          <ActionButton
            variant="outlined"
            color="error"
            disabledReason={denied && intl.formatMessage({ id: denied })}
            onClick={onDelete}
          >
            <FormattedMessage id="brandpages.delete.confirm" />
          </ActionButton>
        </div>
      </Column>
    </PartCard>
  )
}
