import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'

import {
  getBusinessStatusQueryKey,
  getCurrentUserQueryKey,
  getProfileQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import type { DashboardSearch } from '~/features/dashboard/dashboard-search'
import { loadPage } from '~/platform/chunk-error'
import { reportError } from '~/telemetry/reporter'

const ABOUT_USER = [getCurrentUserQueryKey(), getProfileQueryKey(), getBusinessStatusQueryKey()]

/**
 * The user has joined or founded a company: all cached answers are outdated, preloaded ones too. Drops them, so the
 * next page fetches again.
 */
export function forgetAnswers(queryClient: QueryClient): void {
  for (const queryKey of ABOUT_USER) queryClient.removeQueries({ queryKey })
  // keeps what this page shows: the invitation, the language
  queryClient.removeQueries({ type: 'inactive' })
}

/** Search parameters of the dashboard after a registration. */
export const welcome = (trial: boolean): DashboardSearch => ({ welcome: true, trial, onboarding: 'complete' })

/** Replaces the registration by the dashboard. If the router fails, the browser loads the URL (C244). */
export async function openDashboard(router: RegisteredRouter, search: DashboardSearch): Promise<void> {
  const target = { to: '/dashboard', search } as const
  try {
    await router.navigate({ ...target, replace: true })
  } catch (error) {
    reportError(error, { from: 'registration' })
    loadPage(router.buildLocation(target).href)
  }
}
