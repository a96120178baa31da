import { flagFromUrl } from '~/features/shared/page-links'

/** Search parameters that a finished registration sets. */
export type DashboardSearch = { welcome?: true; trial?: boolean; onboarding?: 'complete' }

/** Ignores invalid values: a URL may hold anything (C245). */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const trial = flagFromUrl(search['trial'])
  return {
    ...(flagFromUrl(search['welcome']) && { welcome: true }),
    ...(trial !== undefined && { trial }),
    ...(search['onboarding'] === 'complete' && { onboarding: 'complete' }),
  }
}
