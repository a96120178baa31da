import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import { ThemeRoot } from '~/design/ThemeRoot'
import { ToastViewport } from '~/design/ToastViewport'
import { InstallationContext } from '~/features/shared/installation'
import { InterfaceLoadingErrorScreen } from '~/features/shared/InterfaceLoadingErrorScreen'
import { AppIntlProvider } from '~/i18n/AppIntlProvider'
import { reportError } from '~/telemetry/reporter'

import type { Runtime } from './runtime'

/** Providers in their order: theme, texts, installation, queries, routes. */
export function App({ runtime }: { runtime: Runtime }) {
  const { configuration, queryClient, router } = runtime
  const start = useSyncExternalStore(configuration.subscribe, configuration.get, configuration.getInitial)
  const client = useSyncExternalStore(queryClient.subscribe, queryClient.get, queryClient.get)
  const { SandboxPanel } = start

  return (
    <ThemeRoot>
      <AppIntlProvider>
        <ErrorBoundary
          fallback={<InterfaceLoadingErrorScreen />}
          onError={(error) => reportError(error, { from: 'app' })}
        >
          {start.failed ? (
            <InterfaceLoadingErrorScreen />
          ) : (
            <InstallationContext value={start.installation}>
              <QueryClientProvider client={client}>
                <RouterProvider router={router} />
                <ToastViewport />
                {SandboxPanel && (
                  <Suspense>
                    <SandboxPanel />
                  </Suspense>
                )}
              </QueryClientProvider>
            </InstallationContext>
          )}
        </ErrorBoundary>
      </AppIntlProvider>
    </ThemeRoot>
  )
}
