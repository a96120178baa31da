import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import { AccessReviewScreen } from '~/features/access/AccessReviewScreen'
import { ForbiddenScreen } from '~/features/shared/failures/ForbiddenScreen'
import { isCompanyAdmin } from '~/permissions/permissions'

export const Route = createFileRoute('/_authenticated/settings/access-review')({
  staticData: { title: 'access.review.title', namespaces: ['access', 'users'] },
  component: AccessReviewRoute,
})

function AccessReviewRoute() {
  const { data: user } = useSuspenseQuery(getCurrentUserOptions())
  if (!isCompanyAdmin(user))
    return (
      <ForbiddenScreen>
        <FormattedMessage id="access.denied" />
      </ForbiddenScreen>
    )
  return <AccessReviewScreen />
}
