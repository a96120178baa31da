import { ErrorScreen } from './ErrorScreen'
import { ForbiddenScreen } from './ForbiddenScreen'
import { InterfaceFailure } from './InterfaceFailure'
import { MaintenanceScreen } from './MaintenanceScreen'
import { NotFoundScreen } from './NotFoundScreen'
import { OfflineScreen } from './OfflineScreen'
import type { PageFailure } from './page-failure'

type FailureScreenProps = {
  failure: PageFailure
  signedIn: boolean
  reference?: string | undefined
  /** How long the server asks to wait before the next try. */
  waitMs?: number | undefined
  onRetry: () => void
  onReload: () => void
}

/** Chooses the screen for a failed page. */
export function FailureScreen({ failure, signedIn, reference, waitMs, onRetry, onReload }: FailureScreenProps) {
  switch (failure) {
    case 'interface':
      return <InterfaceFailure onReload={onReload} />
    case 'forbidden':
      return <ForbiddenScreen />
    case 'missing':
      return <NotFoundScreen signedIn={signedIn} />
    case 'maintenance':
      return <MaintenanceScreen onRetry={onRetry} />
    case 'offline':
      return <OfflineScreen onRetry={onRetry} />
    case 'server':
    case 'busy':
    case 'unexpected':
      return <ErrorScreen cause={failure} signedIn={signedIn} reference={reference} waitMs={waitMs} onRetry={onRetry} />
  }
}
