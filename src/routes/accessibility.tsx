import { createFileRoute } from '@tanstack/react-router'

import { AccessibilityStatement } from '~/features/shared/public/AccessibilityStatement'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

export const Route = createFileRoute('/accessibility')({
  staticData: { title: 'settings.accessibility.title', namespaces: ['settings'], public: true },
  component: AccessibilityRoute,
})

function AccessibilityRoute() {
  return (
    <PublicLayout read>
      <AccessibilityStatement />
    </PublicLayout>
  )
}
