import { Card } from '~/design/layout/Card'

import { Loading } from './Loading'
import { SkeletonText } from './SkeletonText'
import { SkeletonTitled } from './SkeletonTitled'

/** Skeleton of a card. `bare` inside an existing card. */
export function SkeletonCard({ lines = 3, bare = false }: { lines?: number; bare?: boolean }) {
  const shape = <Loading>{bare ? <SkeletonText lines={lines} /> : <SkeletonTitled lines={lines} />}</Loading>
  return bare ? shape : <Card>{shape}</Card>
}
