import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { Suspense, type ComponentProps, type ReactNode } from 'react'

import { Toasts } from '~/design/feedback/Toasts'
import { ThemeRoot } from '~/design/theme/ThemeRoot'
import { InterfaceLoadingErrorScreen } from '~/features/shared/failures/InterfaceLoadingErrorScreen'
import { InstallationContext } from '~/features/shared/installation'
import { AppIntlProvider } from '~/i18n/AppIntlProvider'
import { reportError } from '~/telemetry/reporter'

import type { Configuration } from './configuration'
import type { AppRouter } from './router'
import { useStart } from './use-start'

type Readable = Pick<Configuration, 'get' | 'getInitial' | 'subscribe'>

type AppProps = {
  styles?: ComponentProps<typeof ThemeRoot>['styles']
  runtime: { configuration: Readable; router: AppRouter }
}

/** Providers in their order: theme, texts, installation, routes. Each session brings its own queries (`QueryArea`). */
export function App({ runtime, styles }: AppProps) {
  return (
    <ThemeRoot {...(styles && { styles })}>
      <AppIntlProvider>
        <CatchBoundary
          getResetKey={unchanging}
          errorComponent={InterfaceLoadingErrorScreen}
          onCatch={(error) => reportError(error, { from: 'app' })}
        >
          <InstallationProvider configuration={runtime.configuration}>
            <RouterProvider router={runtime.router} />
            <Toasts />
          </InstallationProvider>
        </CatchBoundary>
      </AppIntlProvider>
    </ThemeRoot>
  )
}

/** What failed here is the frame of every page: moving on would fail again. */
const unchanging = () => 0

/** The configuration comes later than the page: only what reads it is rendered again. */
function InstallationProvider({ configuration, children }: { configuration: Readable; children: ReactNode }) {
  const { failed, installation, SandboxPanel, SandboxPage } = useStart(configuration)
  if (failed) return <InterfaceLoadingErrorScreen />
  return (
    <InstallationContext value={installation}>
      {__SANDBOX__ && SandboxPage ? <SandboxPage /> : children}
      {SandboxPanel && (
        <Suspense>
          <SandboxPanel />
        </Suspense>
      )}
    </InstallationContext>
  )
}
