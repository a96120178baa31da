import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { ActionButton } from '~/design/inputs/ActionButton'
import { Muted } from '~/design/layout/Muted'
import { Grow, Row } from '~/design/layout/Row'
import { Strong } from '~/design/layout/Strong'
import { PartCard } from '~/features/shared/PartCard'

import { whyNotWrite } from './brand-rights'

/** What cannot be undone. */
export function DangerZone({ user, onDelete }: { user: User; onDelete: () => void }) {
  const intl = useIntl()
  const denied = whyNotWrite(user)
  return (
    <PartCard title={<FormattedMessage id="brandpages.danger" />}>
      <Row wrap align="center" gap={2}>
        <Grow>
          <Strong weight="medium">
            <FormattedMessage id="brandpages.delete.confirm" />
          </Strong>
          <Muted size="small">
            <FormattedMessage id={denied ?? 'brandpages.delete.body'} />
          </Muted>
        </Grow>
        <ActionButton
          variant="outlined"
          color="error"
          disabledReason={denied && intl.formatMessage({ id: denied })}
          onClick={onDelete}
        >
          <FormattedMessage id="brandpages.delete.confirm" />
        </ActionButton>
      </Row>
    </PartCard>
  )
}
