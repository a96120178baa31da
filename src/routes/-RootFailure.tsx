import type { ErrorComponentProps } from '@tanstack/react-router'

import { RouteFailure } from '~/features/shared/failures/RouteFailure'
import { PublicLayout } from '~/features/shared/public/PublicLayout'
import { useSessionOpen } from '~/session/current-session'

/** Error component of the root route. */
export function RootFailure(props: ErrorComponentProps) {
  return (
    <PublicLayout>
      <RouteFailure {...props} signedIn={useSessionOpen()} />
    </PublicLayout>
  )
}
