import { Stack } from '~/design/layout/layout'
import { Grow } from '~/design/layout/Row'

import { Loading } from './Loading'
import { Skeleton } from './Skeleton'

/** Skeleton of rows with an avatar and two lines. */
export function SkeletonList({ rows = 5, avatars = true }: { rows?: number; avatars?: boolean }) {
  return (
    <Loading>
      <Stack spacing={2}>
        {Array.from({ length: rows }, (_, row) => (
          <Stack key={row} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            {avatars && <Skeleton shape="circle" width="2rem" height="2rem" />}
            <Grow>
              <Skeleton shape="line" width={`${60 - (row % 3) * 12}%`} />
              <Skeleton shape="line" width="30%" sx={SMALL} />
            </Grow>
          </Stack>
        ))}
      </Stack>
    </Loading>
  )
}

const SMALL = { fontSize: '0.75rem' } as const
