/** What a finished registration hands over (B §2). */
export type DashboardSearch = { welcome?: true; trial?: boolean; onboarding?: 'complete' }

/** Anything may stand in an address: what is not understood counts as nothing (C245). */
export const readDashboardSearch = (search: Record<string, unknown>): DashboardSearch => ({
  ...(isTrue(search['welcome']) && { welcome: true }),
  ...(isTrue(search['trial']) && { trial: true }),
  ...(isFalse(search['trial']) && { trial: false }),
  ...(search['onboarding'] === 'complete' && { onboarding: 'complete' }),
})

const isTrue = (value: unknown) => value === true || value === 'true'
const isFalse = (value: unknown) => value === false || value === 'false'
