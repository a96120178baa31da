import { createRouter, type RouterHistory, CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, startTransition, Suspense, useEffect, useMemo, useState } from 'react'

import { Toasts } from '~/design/feedback/toasts'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { InterfaceLoadingErrorScreen } from '~/features/shared/failures/InterfaceScreens'
import { InstallationContext } from '~/features/shared/installation'
import { AppIntlProvider } from '~/i18n/intl'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'
import { loadOnce } from '~/platform/async'
import type { RouterContext, Services } from '~/routes/-router-context'
import { reportError } from '~/telemetry/reporter'

import type { Configuration, Start } from './configuration'
import { routeTree } from './route-tree.gen'

/** The router of the app. The build, stories and tests pass their own history. */
function createAppRouter({ history, ...context }: RouterContext & { history: RouterHistory | undefined }) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // the query cache decides what is fresh
    defaultPreloadStaleTime: 0,
    // nothing for 150 ms, then the skeleton
    defaultPendingMs: 150,
    // no minimum: the router measures it by the clock of the device, and would wait for hours when that is set back
    defaultPendingMinMs: Number.NEGATIVE_INFINITY,
    scrollRestoration: true,
    // `App` shows errors that no route can show: the router's own text is in English and offers no link
    disableGlobalCatchBoundary: true,
    // `/x/` and `/x` are the same page
    trailingSlash: 'never',
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

type AppOptions = {
  /** Session and queries, of `createServices`. Called on first use, and once. */
  loadServices: () => Promise<Services>
  /** Whether they will be used: there are traces of a session. */
  expected: () => boolean
  /** Where it is not the browser's. */
  history?: RouterHistory
}

/** An app with its router: the one in the browser, one that the build renders, one of a story or a test. */
export function createApp({ loadServices, expected, history }: AppOptions) {
  const { asked, loaded, load } = loadOnce(loadServices)
  const services = { load, loaded, expected: () => asked() || expected() }
  return { services, router: createAppRouter({ services, history }) }
}

type Readable = Pick<Configuration, 'store'> & Partial<Pick<Configuration, 'reload'>>

/**
 * The configuration loaded so far. Updates must not be urgent: an urgent update would make React hydrate the page in
 * one blocking step while the user types.
 */
function useStart({ store }: Readable): Start {
  const [start, setStart] = useState(store.getInitialState)

  // the configuration lives outside React and may already be loaded
  useEffect(() => {
    const follow = () => startTransition(() => setStart(store.getState()))
    follow()
    return store.subscribe(follow)
  }, [store])

  return start
}

type AppProps = Omit<ComponentProps<typeof ThemeRoot>, 'children'> & {
  runtime: { configuration: Readable; router: AppRouter }
}

/** The order of the providers: theme, texts, installation, routes. `QueryArea` adds the queries of the session. */
export function App({ runtime, ...theme }: AppProps) {
  return (
    <ThemeRoot {...theme}>
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

/** The key never changes: every page has failed, so navigating would not help. */
const unchanging = () => 0

const ConfigProblemNote = lazyComponent(async () => {
  const [note] = await Promise.all([import('./site/ConfigProblemNote'), loadNamespaces(language.get(), ['site'])])
  return note.ConfigProblemNote
})

/** The configuration may arrive after the first render: only its consumers render again. */
function InstallationProvider({ configuration, children }: { configuration: Readable; children: ReactNode }) {
  const { failed, file, installation, SandboxPanel, SandboxPage } = useStart(configuration)
  const { reload } = configuration
  const context = useMemo(
    () => (reload ? { ...installation, reload: () => void reload() } : installation),
    [installation, reload],
  )
  if (failed)
    return (
      <InterfaceLoadingErrorScreen>
        {file && <ConfigProblemNote file={file} supportEmail={installation.supportEmail} />}
      </InterfaceLoadingErrorScreen>
    )
  return (
    <InstallationContext value={context}>
      {__SANDBOX__ && SandboxPage ? <SandboxPage /> : children}
      {SandboxPanel && (
        <Suspense>
          <SandboxPanel />
        </Suspense>
      )}
    </InstallationContext>
  )
}
