import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'

import {
  getBusinessStatusQueryKey,
  getCurrentUserQueryKey,
  getProfileQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import type { DashboardSearch } from '~/features/dashboard/dashboard-search'
import { pageFailure } from '~/features/shared/failures/page-failure'
import { reportError } from '~/telemetry/reporter'

import { loadPage } from './-load-page'

/** What is known of the person is older than their business: the next page asks again. */
export function forgetUser(queryClient: QueryClient): void {
  for (const queryKey of [getCurrentUserQueryKey(), getProfileQueryKey(), getBusinessStatusQueryKey()])
    queryClient.removeQueries({ queryKey })
}

/** B §2: what the dashboard is told of a registration that has just been finished. */
export const welcome = (trial: boolean): DashboardSearch => ({ welcome: true, trial, onboarding: 'complete' })

/** The scripts of the page did not come, a new version having taken their place for instance. */
const unscripted = (router: RegisteredRouter) =>
  router.state.matches.find(({ status, error }) => status === 'error' && pageFailure(error) === 'chunk')

/** The registration gives way to the dashboard. Where the router fails to go, the browser loads the same address (C244). */
export async function openDashboard(router: RegisteredRouter, search: DashboardSearch): Promise<void> {
  const place = { to: '/dashboard', search } as const
  try {
    await router.navigate({ ...place, replace: true })
    const failed = unscripted(router)
    if (failed) throw failed.error
  } catch (error) {
    reportError(error, { from: 'registration' })
    loadPage(router.buildLocation(place).href)
  }
}
