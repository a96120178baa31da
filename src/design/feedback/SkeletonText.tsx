import Skeleton from '@mui/material/Skeleton'

const WIDTHS = ['92%', '100%', '84%', '64%']

/** Skeleton lines of text. Their widths are classes: the early frame has no styles of single elements. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return Array.from({ length: lines }, (_, line) => (
    <Skeleton key={line} variant="text" sx={{ width: line === lines - 1 ? '64%' : WIDTHS[line % WIDTHS.length] }} />
  ))
}
