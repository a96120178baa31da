/** The two kinds of visitor that the goals concern. */
export const PROFILES = {
  fast: { label: 'no throttle', cpu: 1, net: undefined },
  slow: {
    label: '1.6 Mbps, 150 ms a request, CPU 4 × slower',
    cpu: 4,
    net: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
  },
} as const

export type ProfileName = keyof typeof PROFILES

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
