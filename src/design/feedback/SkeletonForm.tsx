import Skeleton from '@mui/material/Skeleton'

import { Stack } from '~/design/layout/layout'

import { Loading } from './Loading'

/** Skeleton of labels, fields and a button. */
export function SkeletonForm({ fields = 3 }: { fields?: number }) {
  return (
    <Loading>
      <Stack spacing={2.5}>
        {Array.from({ length: fields }, (_, field) => (
          <div key={field}>
            <Skeleton variant="text" width={120} />
            <Skeleton variant="rounded" height={40} />
          </div>
        ))}
        <Skeleton variant="rounded" width={140} height={40} />
      </Stack>
    </Loading>
  )
}
