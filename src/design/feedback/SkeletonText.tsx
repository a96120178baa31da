import { Skeleton } from './Skeleton'

const WIDTHS = ['92%', '100%', '84%', '64%']

/** Skeleton lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return Array.from({ length: lines }, (_, line) => (
    <Skeleton key={line} shape="line" width={line === lines - 1 ? '64%' : WIDTHS[line % WIDTHS.length]} />
  ))
}
