import { createFileRoute } from '@tanstack/react-router'

import { AccessReviewScreen } from '~/features/access/review/AccessReviewScreen'
import { PAGES } from '~/features/shared/pages'

export const Route = createFileRoute('/_authenticated/settings/access-review')({
  staticData: PAGES['/settings/access-review'],
  component: AccessReviewScreen,
})
