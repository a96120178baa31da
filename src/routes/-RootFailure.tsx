import type { ErrorComponentProps } from '@tanstack/react-router'

import { PublicLayout } from '~/features/shared/PublicLayout'
import { RouteFailure } from '~/features/shared/RouteFailure'
import { useSessionOpen } from '~/session/use-session-open'

/** Where nothing of the page can be shown. */
export function RootFailure(props: ErrorComponentProps) {
  return (
    <PublicLayout>
      <RouteFailure {...props} signedIn={useSessionOpen()} />
    </PublicLayout>
  )
}
