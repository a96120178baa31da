import Skeleton from '@mui/material/Skeleton'

/** Something with a frame that is loading: a button, a message. Its height is a class, as in `SkeletonText`. */
export const SkeletonBox = ({ height }: { height: number | string }) => <Skeleton variant="rounded" sx={{ height }} />
