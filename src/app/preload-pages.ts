import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'

import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { navigationPages } from '~/features/shared/pages'
import { preloadCode } from '~/features/shell/known-path'
import { mayOpenPage } from '~/permissions/permissions'
import { whenIdle } from '~/platform/async'
import { systemClock, wait } from '~/platform/clock'
import type { Services } from '~/routes/-router-context'

/** ms between two checks whether the page shown has loaded all its data. */
const LOOK_MS = 400

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

/** Not part of the DOM types yet. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Loads the code of the pages in the navigation, one after another, when the current page has its data. The first visit
 * to each then waits for data only. Runs once for each user who signs in, but not during the registration.
 */
export function preloadPages(router: RegisteredRouter, { session, queries }: Services): void {
  let served: QueryClient | undefined

  const isInside = (client: QueryClient) =>
    queries.get() === client &&
    session.isOpen() &&
    router.state.matches.some(({ routeId }) => routeId === '/_authenticated')
  const asker = () => queries.get().getQueryData<User>(getCurrentUserQueryKey())
  const isAtRest = () => asker() && queries.get().isFetching() === 0 && router.state.status === 'idle'

  /** @param client the query client of the user */
  async function preload(client: QueryClient) {
    served = client
    while (isInside(client) && !isAtRest()) await wait(systemClock, LOOK_MS)
    const user = asker()
    const pages = user ? navigationPages().filter(({ right }) => mayOpenPage(user, right)) : []
    for (const { to } of pages) {
      await idle()
      if (!isInside(client)) break
      await preloadCode(router, to)
    }
    // the user has signed out meanwhile: the rest is loaded when they come back
    if (served === client && !isInside(client)) served = undefined
  }

  const start = () => {
    const client = queries.get()
    if (served !== client && isInside(client)) void preload(client)
  }
  if (savesData()) return
  router.subscribe('onResolved', start)
  start()
}
