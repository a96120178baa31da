import {
  type AnyRouteMatch,
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

type PageTexts = {
  loaded: Promise<void>
  /** Why they failed to load, once they have: `Root` throws it, inside the shell `PageOfUser`. */
  error: unknown
  inShell: boolean
}

/** Loads the texts of all matched routes together, in parallel to the code of the screens. */
function loadTexts(matches: readonly Pick<AnyRouteMatch, 'routeId' | 'staticData'>[]): PageTexts {
  const namespaces = new Set(matches.flatMap(({ staticData }) => staticData.namespaces ?? []))
  const inShell = matches.some(({ routeId }) => routeId === '/_authenticated')
  const loaded = loadNamespaces(language.get(), [...namespaces]).catch((error: unknown) => {
    texts.error = error
    throw error
  })
  const texts: PageTexts = { loaded, error: undefined, inShell }
  return texts
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // the type is written out: `matches` knows the types of all contexts
  beforeLoad: async ({ matches, cause }): Promise<{ texts: PageTexts }> => {
    const texts = loadTexts(matches)
    const settled = Promise.allSettled([texts.loaded])
    // the pressed link is painted before the next page renders, which may take longer than a frame
    if (cause === 'stay') await nextPaint()
    // the first signed-in page sends its calls meanwhile: the loader of the area awaits these texts
    if (cause === 'stay' || !texts.inShell) await settled
    return { texts }
  },
  component: Root,
  pendingComponent: InterfaceLoadingScreen,
  errorComponent: RootError,
  notFoundComponent: lazyRouteComponent(() => import('./-RootScreens'), 'NotFoundPage'),
})

function Root() {
  const { texts } = Route.useRouteContext()
  usePageArrival()
  if (texts.error !== undefined && !texts.inShell) throw texts.error
  return <Outlet />
}
