import Skeleton from '@mui/material/Skeleton'

import { Card } from '~/design/layout/Card'

import { Loading } from './Loading'
import { SkeletonText } from './SkeletonText'

/** Skeleton of a card. `bare` inside an existing card. */
export function SkeletonCard({ lines = 3, bare = false }: { lines?: number; bare?: boolean }) {
  const shape = (
    <Loading>
      {!bare && <Skeleton variant="text" width="40%" sx={{ fontSize: '1rem', mb: 1.5 }} />}
      <SkeletonText lines={lines} />
    </Loading>
  )
  return bare ? shape : <Card>{shape}</Card>
}
