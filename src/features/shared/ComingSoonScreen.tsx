import { FormattedMessage } from 'react-intl'

import { EmptyState } from '~/design/feedback/EmptyState'
import { ClockIcon } from '~/design/icons/icons'
import { Page } from '~/design/layout/Page'
import type { PlainMessageId } from '~/i18n/messages'

import { ButtonLink } from './AppLink'

/** A page that this version does not have yet, with a way back. */
export function ComingSoonScreen({ title }: { title: PlainMessageId }) {
  return (
    <Page title={<FormattedMessage id={title} />} narrow>
      <EmptyState
        icon={<ClockIcon />}
        title={<FormattedMessage id="data.soon.title" />}
        action={
          <ButtonLink to="/dashboard">
            <FormattedMessage id="data.soon.back" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="data.soon.body" />
      </EmptyState>
    </Page>
  )
}
