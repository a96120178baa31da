import { FormattedMessage } from 'react-intl'

import { EmptyState } from '~/design/feedback/EmptyState'
import { SettingsIcon } from '~/design/icons/icons'
import { Page } from '~/design/layout/Page'
import { ButtonLink } from '~/features/shared/AppLink'

/** No session, or it has ended (SET-01). */
export const SignInFirst = () => (
  <Page title={<FormattedMessage id="settings.title" />} narrow>
    <EmptyState
      icon={<SettingsIcon />}
      title={<FormattedMessage id="settings.signIn" />}
      action={
        <ButtonLink to="/auth/login" search={{ redirect: '/settings' }}>
          <FormattedMessage id="settings.diagnosis.signIn" />
        </ButtonLink>
      }
    />
  </Page>
)
