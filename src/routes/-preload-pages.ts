import type { RegisteredRouter } from '@tanstack/react-router'

import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { reaches } from '~/features/shell/navigation-reach'

import { preloadCode } from './-known-path'
import { navigationPages } from './-navigation-pages'
import type { Services } from './-router-context'

/** ms between two looks at whether the page shown has all it asked for. */
const LOOK_MS = 400

/** Safari has no `requestIdleCallback`. */
const whenIdle = (run: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(run)

/** Not part of the DOM types yet. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches the code of the pages that the person's navigation leads to, one after another, once the page shown has all it
 * asked for: the first visit of each then waits for its data alone.
 */
export function preloadPages(router: RegisteredRouter, { session, queries }: Services): void {
  if (savesData()) return
  const timer = setInterval(() => {
    const client = queries.get()
    const user = client.getQueryData<User>(getCurrentUserQueryKey())
    // not on the way through the registration: its next page alone matters there
    const inside = router.state.matches.some(({ routeId }) => routeId === '/_authenticated')
    if (!inside || !session.isOpen() || !user || client.isFetching() > 0 || router.state.status === 'pending') return
    clearInterval(timer)
    const pages = navigationPages(router).filter((page) => reaches(user, page.reaches))
    const next = () => {
      const page = pages.shift()
      if (!page) return
      preloadCode(router, page.to)
      whenIdle(next)
    }
    whenIdle(next)
  }, LOOK_MS)
}
