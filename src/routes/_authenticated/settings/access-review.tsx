import { createFileRoute } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'

import { AccessReviewScreen } from '~/features/access/review/AccessReviewScreen'
import { ForbiddenScreen } from '~/features/shared/failures/FailureScreen'
import { isCompanyAdmin } from '~/permissions/permissions'

import { useCurrentUser } from '../../-current-user'

export const Route = createFileRoute('/_authenticated/settings/access-review')({
  staticData: { title: 'access.review.title', shape: 'table', under: '/settings', namespaces: ['access', 'users'] },
  component: AccessReviewRoute,
})

function AccessReviewRoute() {
  const user = useCurrentUser()
  if (!isCompanyAdmin(user))
    return (
      <ForbiddenScreen>
        <FormattedMessage id="access.denied" />
      </ForbiddenScreen>
    )
  return <AccessReviewScreen />
}
