import { FormattedMessage } from 'react-intl'

import { AppLink } from '~/features/shared/AppLink'
import { SectionCard } from '~/features/shared/Section'

/** Leads a read-only user to who has access to which brand. `AccessCard` is for users who change it. */
export const AccessReviewCard = () => (
  <SectionCard
    title={<FormattedMessage id="settings.section.access" />}
    description={<FormattedMessage id="access.intro" />}
  >
    <AppLink to="/settings/access-review">
      <FormattedMessage id="access.review.open" />
    </AppLink>
  </SectionCard>
)
