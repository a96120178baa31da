import { createFileRoute } from '@tanstack/react-router'

import { PAGES } from '~/features/shared/pages'
import { AccessibilityStatement } from '~/features/shared/public/AccessibilityStatement'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

export const Route = createFileRoute('/accessibility')({
  staticData: PAGES['/accessibility'],
  component: AccessibilityRoute,
})

function AccessibilityRoute() {
  return (
    <PublicLayout read>
      <AccessibilityStatement />
    </PublicLayout>
  )
}
