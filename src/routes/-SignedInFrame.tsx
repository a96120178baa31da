import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { getCurrentUserOptions, getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { BrandSelector } from '~/features/brands/BrandSelector'
import { useBrandChoice } from '~/features/brands/use-brand-choice'
import { APP_VERSION } from '~/features/shared/app-version'
import { reloadPage } from '~/features/shared/reload-page'
import { AppShell } from '~/features/shell/AppShell'
import { BannerSlot } from '~/features/shell/BannerSlot'
import { browserConnection, browserTime, browserVersion } from '~/features/shell/browser-ports'
import { createIdleWatch } from '~/features/shell/idle-watch'
import { IdleWarning } from '~/features/shell/IdleWarning'
import { RouteLoadingBar } from '~/features/shell/RouteLoadingBar'
import { useNewVersion } from '~/features/shell/use-new-version'
import { useSignalToasts } from '~/features/shell/use-signal-toasts'
import { UserMenu } from '~/features/shell/UserMenu'
import { TrialMeter } from '~/features/trial/TrialMeter'
import { useTrial } from '~/features/trial/use-trial'
import { useUserLanguage } from '~/i18n/use-user-language'
import { can } from '~/permissions/permissions'
import type { Session } from '~/session/session'

import { readBrandSearch } from './-brand-search'
import { navigationPages } from './-navigation-pages'
import { isAwaited } from './-page-reads'
import { usePageTitle } from './-page-title'

type SignedInFrameProps = {
  session: Session
  /** Default: the page of the current route. */
  children?: ReactNode
}

/** The frame of every signed-in page, composed of several features. */
export function SignedInFrame({ session, children = <Outlet /> }: SignedInFrameProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data: user } = useSuspenseQuery(getCurrentUserOptions())
  const brand = useRouterState({ select: ({ location }) => readBrandSearch(location.search).brand })
  const tellBrand = useCallback(
    (id: number | null) =>
      void router.navigate({
        to: '.',
        search: (search) => ({ ...search, brand: id ?? undefined }),
        replace: true,
        resetScroll: false,
      }),
    [router],
  )
  const choice = useBrandChoice({ asked: brand, onSettle: tellBrand })
  const trial = useTrial(user)
  const [pages] = useState(() => navigationPages(router))
  const newVersion = useNewVersion(browserVersion)
  const [watch] = useState(() => createIdleWatch({ ...browserTime, idleMs: () => session.remaining().idleMs }))
  const rereadUser = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: getCurrentUserQueryKey() }),
    [queryClient],
  )
  const awaited = useCallback((operation: string) => isAwaited(queryClient, operation), [queryClient])
  const onPageLeft = useCallback(
    (listener: () => void) => router.subscribe('onResolved', ({ pathChanged }) => pathChanged && listener()),
    [router],
  )
  const signOut = () => void session.signOut()

  useUserLanguage(user.id)
  useSignalToasts({ connection: browserConnection, onForbidden: rereadUser, isAwaited: awaited, onPageLeft })

  return (
    <AppShell
      user={user}
      pages={pages}
      context={choice.status === 'chosen' ? choice.brand?.name : undefined}
      title={<PageTitle />}
      progress={<Progress />}
      brandSelector={
        <BrandSelector choice={choice} company={user.company_name ?? ''} canCreate={can(user, 'brands.write')} />
      }
      meter={<TrialMeter user={user} trial={trial} />}
      userMenu={<UserMenu user={user} version={APP_VERSION} onSignOut={signOut} />}
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
        <IdleWarning
          watch={watch}
          onAsk={() => session.askIfThere()}
          onStay={() => session.keepAlive()}
          onSignOut={signOut}
        />
      }
    >
      {children}
    </AppShell>
  )
}

function PageTitle() {
  const intl = useIntl()
  const id = usePageTitle()
  return id && intl.formatMessage({ id })
}

function Progress() {
  return <RouteLoadingBar active={useRouterState({ select: ({ status }) => status === 'pending' })} />
}
