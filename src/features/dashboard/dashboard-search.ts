/** Search parameters that a finished registration sets (B §2). */
export type DashboardSearch = { welcome?: true; trial?: boolean; onboarding?: 'complete' }

/** Ignores invalid values: a URL may hold anything (C245). */
export const readDashboardSearch = (search: Record<string, unknown>): DashboardSearch => ({
  ...(isTrue(search['welcome']) && { welcome: true }),
  ...(isTrue(search['trial']) && { trial: true }),
  ...(isFalse(search['trial']) && { trial: false }),
  ...(search['onboarding'] === 'complete' && { onboarding: 'complete' }),
})

const isTrue = (value: unknown) => value === true || value === 'true'
const isFalse = (value: unknown) => value === false || value === 'false'
