/** `scope=brand`: only the selected brand. */
export type AnalyticsSearch = { scope?: 'brand' | undefined }

/** The URL may hold anything: values that are not understood are ignored (C245). */
export const readAnalyticsSearch = (search: Record<string, unknown>): AnalyticsSearch =>
  search['scope'] === 'brand' ? { scope: 'brand' } : {}
