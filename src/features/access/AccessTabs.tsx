import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { LinkTab, LinkTabs } from '~/design/layout/LinkTabs'
import { OnScreen } from '~/design/layout/Page'

const TabLink = createLink(LinkTab)

type AccessTabsProps = {
  /** At the end of the line, where there is room. */
  children?: ReactNode
}

/** The pages about access: changing it, and reviewing all of it. */
export function AccessTabs({ children }: AccessTabsProps) {
  const intl = useIntl()
  return (
    <OnScreen>
      <LinkTabs label={intl.formatMessage({ id: 'access.pages' })} beside={children}>
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
