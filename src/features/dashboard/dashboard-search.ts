import { looseFlag } from '~/features/shared/lists/loose-values'

/** Search parameters that a finished registration sets. */
export type DashboardSearch = { welcome?: true; trial?: boolean; onboarding?: 'complete' }

/** Ignores invalid values: a URL may hold anything (C245). */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const trial = looseFlag(search['trial'])
  return {
    ...(looseFlag(search['welcome']) && { welcome: true }),
    ...(trial !== undefined && { trial }),
    ...(search['onboarding'] === 'complete' && { onboarding: 'complete' }),
  }
}
