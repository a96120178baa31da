import {
  CatchBoundary,
  createRootRouteWithContext,
  lazyRouteComponent,
  Outlet,
  useRouter,
  type ErrorComponentProps,
} from '@tanstack/react-router'

import { lazyComponent } from '~/design/hooks/lazy-component'
import { ChunkErrorScreen } from '~/features/shared/failures/ChunkErrorScreen'
import { InterfaceLoadingScreen } from '~/features/shared/failures/InterfaceScreens'
import { PublicLayout } from '~/features/shared/public/PublicLayout'
import { usePageArrival } from '~/features/shell/page-title'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'
import { isChunkError } from '~/platform/chunk-error'

import type { RouterContext } from './-router-context'

/** Resolves once the next frame is painted; at once when nothing is painted. */
const nextPaint = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined' || document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Lazy: most visits do not need it. */
const RootFailure = lazyComponent(async () => (await import('./-RootScreens')).RootFailure)

function RootError(props: ErrorComponentProps) {
  if (isChunkError(props.error)) return <FailedPage {...props} />
  return (
    <CatchBoundary getResetKey={unchanging} errorComponent={FailedPage}>
      <RootFailure {...props} />
    </CatchBoundary>
  )
}

const unchanging = () => 0

/** Says that a file failed to load, without any other file. */
function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (!isChunkError(error)) throw error
  return (
    <PublicLayout>
      <ChunkErrorScreen error={error} onRetry={() => router.invalidate().finally(reset)} />
    </PublicLayout>
  )
}

const noFailure = () => undefined

type Texts = {
  texts: Promise<void>
  /** The texts of the page failed to load. For signed-in users the shell shows it. */
  failure: { error: unknown; signedIn: boolean } | undefined
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // the type is written out: `matches` knows the types of all contexts
  beforeLoad: async ({ matches, cause }): Promise<Texts> => {
    // loads the texts of all matched routes together, in parallel to the code of the screens
    const texts = loadNamespaces(language.get(), [
      ...new Set(matches.flatMap(({ staticData }) => staticData.namespaces ?? [])),
    ])
    // the pressed link is painted before the next page renders, which may take longer than a frame
    if (cause === 'stay') await nextPaint()
    // the first signed-in page sends its calls meanwhile: the loader of the area awaits these texts
    texts.catch(noFailure)
    const signedIn = matches.some(({ routeId }) => routeId === '/_authenticated')
    const awaited = cause === 'stay' || !signedIn
    const failure = awaited ? await texts.then(noFailure, (error: unknown) => ({ error, signedIn })) : undefined
    return { texts, failure }
  },
  component: Root,
  pendingComponent: InterfaceLoadingScreen,
  errorComponent: RootError,
  notFoundComponent: lazyRouteComponent(() => import('./-RootScreens'), 'NotFoundPage'),
})

function Root() {
  const { failure } = Route.useRouteContext()
  usePageArrival()
  // in the signed-in area, `PageOfUser` shows it in the frame
  if (failure && !failure.signedIn) throw failure.error
  return <Outlet />
}
