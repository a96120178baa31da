import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createContext, use, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Page } from '~/design/layout/Page'
import { BrandSelector } from '~/features/brands/BrandSelector'
import { useBrandChoice } from '~/features/brands/use-brand-choice'
import { AppShell } from '~/features/shell/AppShell'
import { BannerSlot } from '~/features/shell/BannerSlot'
import type { Connection } from '~/features/shell/connection'
import { RouteLoadingBar } from '~/features/shell/RouteLoadingBar'
import { useSignalToasts } from '~/features/shell/use-signal-toasts'
import { UserMenu } from '~/features/shell/UserMenu'
import { TrialMeter } from '~/features/trial/TrialMeter'
import { useTrial } from '~/features/trial/use-trial'
import { can } from '~/permissions/permissions'
import { useUser } from '~/session/auth-store'

import { EVERY_PAGE } from '../../support/every-page'
import { aConnection } from './a-connection'

export type ShellFrameProps = {
  connection?: Connection & { go: (online: boolean) => void }
  newVersion?: boolean
  loading?: boolean
  onSignOut: () => void
  onReload: () => void
  onForbidden: () => void
  children?: ReactNode
}

const FrameContext = createContext<ShellFrameProps | null>(null)

/** The shell as the signed-in layout route puts it together. */
export function ShellFrame(props: ShellFrameProps) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const user = useUser()
  const [router] = useState(() => {
    const root = createRootRoute({ component: Outlet })
    const page = createRoute({ getParentRoute: () => root, path: '$', component: Signed })
    return createRouter({
      routeTree: root.addChildren([page]),
      history: createMemoryHistory({ initialEntries: ['/dashboard'] }),
    })
  })
  if (!user) return null
  return (
    <QueryClientProvider client={queryClient}>
      <FrameContext value={props}>
        {/* the types are those of the app's own tree */}
        <RouterProvider router={router as never} />
      </FrameContext>
    </QueryClientProvider>
  )
}

function Signed() {
  const user = useUser()
  const props = use(FrameContext)
  return user && props && <Frame {...props} user={user} />
}

const online = aConnection()

function Frame({
  user,
  children,
  connection = online,
  newVersion = false,
  loading = false,
  ...on
}: ShellFrameProps & { user: User }) {
  const choice = useBrandChoice()
  const trial = useTrial(user)
  useSignalToasts({ connection, onForbidden: on.onForbidden })
  const brand = choice.status === 'chosen' ? choice.brand?.name : undefined
  const company = user.company_name ?? ''
  const title = useIntl().formatMessage({ id: 'navigation.dashboard' })
  return (
    <AppShell
      user={user}
      pages={EVERY_PAGE}
      progress={<RouteLoadingBar active={loading} />}
      context={brand}
      title={title}
      brandSelector={<BrandSelector choice={choice} company={company} canCreate={can(user, 'brands.write')} />}
      meter={<TrialMeter user={user} trial={trial} />}
      userMenu={<UserMenu user={user} version="3.0.0" onSignOut={on.onSignOut} />}
      banner={
        <BannerSlot user={user} trial={trial} connection={connection} newVersion={newVersion} onReload={on.onReload} />
      }
    >
      {children ?? <Page title={title}>{null}</Page>}
    </AppShell>
  )
}
