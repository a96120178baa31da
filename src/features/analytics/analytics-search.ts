/** `scope=brand`: of the selected brand alone. */
export type AnalyticsSearch = { scope?: 'brand' }

/** Anything may stand in an address: what is not understood counts as nothing (C245). */
export const readAnalyticsSearch = (search: Record<string, unknown>): AnalyticsSearch =>
  search['scope'] === 'brand' ? { scope: 'brand' } : {}
