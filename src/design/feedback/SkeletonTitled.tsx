import { Skeleton } from './Skeleton'
import { SkeletonText } from './SkeletonText'

/** Skeleton of a title and lines of text. */
export const SkeletonTitled = ({ lines }: { lines: number }) => (
  <>
    <Skeleton shape="line" width="40%" sx={TITLE} />
    <SkeletonText lines={lines} />
  </>
)

const TITLE = { fontSize: '1rem', mb: 1.5 } as const
