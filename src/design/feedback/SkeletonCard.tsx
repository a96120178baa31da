import { Card } from '~/design/layout/Card'

import { Loading } from './Loading'
import { Skeleton } from './Skeleton'
import { SkeletonText } from './SkeletonText'

/** Skeleton of a card. `bare` inside an existing card. */
export function SkeletonCard({ lines = 3, bare = false }: { lines?: number; bare?: boolean }) {
  const shape = (
    <Loading>
      {!bare && <Skeleton shape="line" width="40%" sx={TITLE} />}
      <SkeletonText lines={lines} />
    </Loading>
  )
  return bare ? shape : <Card>{shape}</Card>
}

const TITLE = { fontSize: '1rem', mb: 1.5 } as const
