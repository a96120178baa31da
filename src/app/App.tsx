import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { Suspense, type ComponentProps } from 'react'

import { ThemeRoot } from '~/design/ThemeRoot'
import { Toasts } from '~/design/Toasts'
import { InstallationContext } from '~/features/shared/installation'
import { InterfaceLoadingErrorScreen } from '~/features/shared/InterfaceLoadingErrorScreen'
import { AppIntlProvider } from '~/i18n/AppIntlProvider'
import { reportError } from '~/telemetry/reporter'

import type { Configuration } from './configuration'
import type { AppRouter } from './router'
import { useStart } from './use-start'

type AppProps = {
  styles?: ComponentProps<typeof ThemeRoot>['styles']
  runtime: { configuration: Pick<Configuration, 'get' | 'getInitial' | 'subscribe'>; router: AppRouter }
}

/** Providers in their order: theme, texts, installation, routes. Each session brings its own queries (`QueryArea`). */
export function App({ runtime, styles }: AppProps) {
  const { configuration, router } = runtime
  const start = useStart(configuration)
  const { SandboxPanel } = start

  return (
    <ThemeRoot {...(styles && { styles })}>
      <AppIntlProvider>
        <CatchBoundary
          getResetKey={unchanging}
          errorComponent={InterfaceLoadingErrorScreen}
          onCatch={(error) => reportError(error, { from: 'app' })}
        >
          {start.failed ? (
            <InterfaceLoadingErrorScreen />
          ) : (
            <InstallationContext value={start.installation}>
              <RouterProvider router={router} />
              <Toasts />
              {SandboxPanel && (
                <Suspense>
                  <SandboxPanel />
                </Suspense>
              )}
            </InstallationContext>
          )}
        </CatchBoundary>
      </AppIntlProvider>
    </ThemeRoot>
  )
}

/** What failed here is the frame of every page: moving on would fail again. */
const unchanging = () => 0
