import { Stack } from '~/design/layout/layout'

import { Loading } from './Loading'
import { Skeleton } from './Skeleton'

/** Skeleton of labels, fields and a button. */
export function SkeletonForm({ fields = 3 }: { fields?: number }) {
  return (
    <Loading>
      <Stack spacing={2.5}>
        {Array.from({ length: fields }, (_, field) => (
          <div key={field}>
            <Skeleton shape="line" width={120} />
            <Skeleton shape="box" height={40} />
          </div>
        ))}
        <Skeleton shape="box" width={140} height={40} />
      </Stack>
    </Loading>
  )
}
