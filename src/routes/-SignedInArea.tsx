import { useQueryClient } from '@tanstack/react-query'
import {
  Outlet,
  type RegisteredRouter,
  type StaticDataRouteOption,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'

import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { LayerFailureContext } from '~/design/layers/LayerBoundary'
import { preloadLayers } from '~/design/layers/layers'
import { showFonts } from '~/design/theme/fonts'
import { BrandSelector } from '~/features/brands/selector/BrandSelector'
import { readBrandSearch } from '~/features/brands/selector/tab-brand'
import { useBrandChoice } from '~/features/brands/selector/use-brand-choice'
import { browserConnection } from '~/features/shared/connection'
import { needsGlobalToast } from '~/features/shared/failures/error-toasts'
import { APP_VERSION, useInstallation } from '~/features/shared/installation'
import { MissingFileSection } from '~/features/shared/Section'
import { companyName } from '~/features/shared/user/user-texts'
import { AppShell, RouteLoadingBar } from '~/features/shell/AppShell'
import { BannerSlot } from '~/features/shell/BannerSlot'
import { createIdleWatch, IdleWarning } from '~/features/shell/IdleWarning'
import { preloadCode } from '~/features/shell/known-path'
import { browserVersion, useNewVersion } from '~/features/shell/new-version'
import { useGlobalErrorToasts } from '~/features/shell/use-global-error-toasts'
import { UserMenu } from '~/features/shell/UserMenu'
import { useTrial } from '~/features/trial/trial-status'
import { TrialMeter } from '~/features/trial/TrialMeter'
import { useUserLanguage } from '~/i18n/user-language'
import { can, hasRight } from '~/permissions/permissions'
import { whenIdle } from '~/platform/async'
import { reloadPage } from '~/platform/chunk-error'
import { systemClock } from '~/platform/clock'
import { onShown } from '~/platform/listeners'
import { useCurrentUserQuery, cancelUnusedQueries } from '~/routes/-page-queries'
import { expectedUser, type ExpectedUser, useAuthStore } from '~/session/auth-store'
import { useBrandSelection } from '~/session/brand-selection'
import { useSignedIn } from '~/session/current-session'
import type { Session } from '~/session/session'

import { CommandCentre } from './-CommandCentre'
import { PageOfUser } from './-PageOfUser'
import type { Services } from './-router-context'
import { QueryArea, useServices } from './-SessionArea'

const PaymentWatch = lazyComponent(async () => (await import('~/features/subscription/PaymentWatch')).PaymentWatch)

type SignedInShellProps = {
  session: Session
  /** Default: the page of the current route. */
  children?: ReactNode
}

/** The shell around every signed-in page. Shown even before `GET /auth/me/` has answered. */
export function SignedInShell(props: SignedInShellProps) {
  const stored = useAuthStore((state) => state.user)
  const rights = useAuthStore((state) => state.rights)
  const { data: user, isError } = useCurrentUserQuery()
  const knownUser = user ?? expectedUser({ user: stored, rights })
  return knownUser && <LoadedShell {...props} user={user} failed={!user && isError} knownUser={knownUser} />
}

type LoadedShellProps = SignedInShellProps & {
  /** Undefined until the server has sent the user. Until then the shell has no page in it. */
  user: User | undefined
  /** The server has sent none; the page says so. */
  failed: boolean
  /** The user, or what is stored of them. */
  knownUser: User | ExpectedUser
}

/** Connects the features of the shell. */
function LoadedShell({ session, user, failed, knownUser, children = <Outlet /> }: LoadedShellProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const brand = useRouterState({ select: ({ location }) => readBrandSearch(location.search).brand })
  const onSettleBrand = useCallback(
    (id: number | null) =>
      void router.navigate({
        to: '.',
        search: (search) => ({ ...search, brand: id ?? undefined }),
        replace: true,
        resetScroll: false,
      }),
    [router],
  )
  const storedBrand = useBrandSelection(({ selectedBrandId }) => selectedBrandId)
  const trial = useTrial(user)
  // a page that is refused changes with no brand
  const followsBrand = useStaticData(({ follows, right }) => follows === 'brand' && (!user || hasRight(user, right)))
  const choice = useBrandChoice({ user, isBrandPage: followsBrand, asked: brand, onSettle: onSettleBrand })
  const needsBrand = useStaticData((page) => page.needs === 'brand')
  const showsUsage = useStaticData((page) => page.showsUsage === true)
  const newVersion = useNewVersion(browserVersion, useInstallation().reload)
  const [watch] = useState(() =>
    createIdleWatch({ clock: systemClock, onShown, idleMs: () => session.remaining().idleMs }),
  )
  const refetchUser = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: getCurrentUserQueryKey() }),
    [queryClient],
  )
  const needsToast = useCallback((operation: string) => needsGlobalToast(queryClient, operation), [queryClient])
  const onPageLeft = useCallback(
    (listener: () => void) => router.subscribe('onResolved', ({ pathChanged }) => pathChanged && listener()),
    [router],
  )
  const signOut = () => void session.signOut()

  useUserLanguage(knownUser.id)
  useGlobalErrorToasts({ connection: browserConnection, onForbidden: refetchUser, needsToast, onPageLeft })

  return (
    <AppShell
      user={knownUser}
      company={user ? companyName(user) : failed ? '' : undefined}
      progress={<Progress />}
      topBarActions={user && <CommandCentre user={user} onSignOut={signOut} />}
      brandSelector={
        followsBrand &&
        !failed && (
          <BrandSelector
            choice={user ? choice : { status: 'loading' }}
            onCreate={
              can(user, 'brands.write')
                ? () => void router.navigate({ to: '/brands', search: { create: true } })
                : undefined
            }
            silent={needsBrand && storedBrand === null}
          />
        )
      }
      meter={user && !showsUsage && <TrialMeter user={user} trial={trial} />}
      userMenu={<UserMenu user={knownUser} version={APP_VERSION} onSignOut={signOut} />}
      banner={
        <BannerSlot
          user={user}
          trial={trial}
          connection={browserConnection}
          newVersion={newVersion}
          onReload={reloadPage}
        />
      }
      layers={
        <>
          {user && trial.kind === 'activating' && <PaymentWatch user={user} />}
          <IdleWarning
            watch={watch}
            onAsk={() => session.ignoreInput()}
            onStay={() => session.keepAlive()}
            onSignOut={signOut}
          />
        </>
      }
    >
      <PageOfUser>{children}</PageOfUser>
    </AppShell>
  )
}

function Progress() {
  return <RouteLoadingBar active={useRouterState({ select: ({ status }) => status === 'pending' })} />
}

/** Whether the page shown, or a route around it, has such static data. */
const useStaticData = (is: (page: StaticDataRouteOption) => boolean): boolean =>
  useRouterState({ select: ({ matches }) => matches.some(({ staticData }) => is(staticData)) })

/** Routers that this module listens to. It never unsubscribes. */
const followed = new WeakSet<RegisteredRouter>()

/** Cancels queries that only the previous page needed. */
function followPages(router: RegisteredRouter, { queries }: Services): void {
  if (followed.has(router)) return
  followed.add(router)
  router.subscribe('onRendered', () => cancelUnusedQueries(queries.get(), router.state.matches))
}

/** The login is preloaded this long after the first page, whose own calls come first. */
const SETTLED_MS = 3000

/**
 * The shell of signed-in users. It unmounts with the session: the page must not look for a user who has signed out, and
 * the next user must see nothing of them.
 */
export function SignedInArea({ children }: { children?: ReactNode }) {
  const router = useRouter()
  const services = useServices()
  const { session, queries } = services
  const id = useStore(queries.store, (current) => current.id)
  const signedIn = useSignedIn()

  useLayoutEffect(showFonts, [])
  useEffect(() => followPages(router, services), [router, services])
  useEffect(() => whenIdle(() => void preloadLayers()), [])

  // preloads the login: a session may end at any time, even offline
  useEffect(() => {
    const timer = setTimeout(() => void preloadCode(router, '/auth/login'), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [router])

  if (!signedIn) return null
  return (
    <QueryArea key={id} queries={queries}>
      <LayerFailureContext value={MissingFileSection}>
        <SignedInShell session={session}>{children}</SignedInShell>
      </LayerFailureContext>
    </QueryArea>
  )
}
