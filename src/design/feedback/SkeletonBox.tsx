import { Skeleton } from './Skeleton'

/** Skeleton of something with a frame: a button, a message. */
export const SkeletonBox = ({ height }: { height: number | string }) => <Skeleton shape="box" height={height} />
