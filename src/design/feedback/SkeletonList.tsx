import Skeleton from '@mui/material/Skeleton'

import { Box, Stack } from '~/design/layout/layout'

import { Loading } from './Loading'

/** Skeleton of rows with an avatar and two lines. */
export function SkeletonList({ rows = 5, avatars = true }: { rows?: number; avatars?: boolean }) {
  return (
    <Loading>
      <Stack spacing={2}>
        {Array.from({ length: rows }, (_, row) => (
          <Stack key={row} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            {avatars && <Skeleton variant="circular" width={32} height={32} />}
            <Box sx={{ flex: 1 }}>
              <Skeleton variant="text" width={`${60 - (row % 3) * 12}%`} />
              <Skeleton variant="text" width="30%" sx={{ fontSize: '0.75rem' }} />
            </Box>
          </Stack>
        ))}
      </Stack>
    </Loading>
  )
}
