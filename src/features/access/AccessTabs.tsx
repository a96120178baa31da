import { createLink } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'

import { LinkTab, LinkTabs } from '~/design/layout/LinkTabs'
import { OnScreen } from '~/design/layout/OnScreen'

const TabLink = createLink(LinkTab)

/** The pages about access: changing it, and reviewing all of it. */
export function AccessTabs() {
  const intl = useIntl()
  return (
    <OnScreen>
      <LinkTabs label={intl.formatMessage({ id: 'access.pages' })}>
        <TabLink to="/access" activeOptions={{ includeSearch: false }}>
          <FormattedMessage id="access.pages.manage" />
        </TabLink>
        <TabLink to="/settings/access-review">
          <FormattedMessage id="access.review.open" />
        </TabLink>
      </LinkTabs>
    </OnScreen>
  )
}
