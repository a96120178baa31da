import { Skeleton } from './Skeleton'

/** Something with a frame that is loading: a button, a message. */
export const SkeletonBox = ({ height }: { height: number | string }) => <Skeleton shape="box" height={height} />
