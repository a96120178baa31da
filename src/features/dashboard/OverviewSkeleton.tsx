import { Loading } from '~/design/feedback/Loading'
import { SkeletonText } from '~/design/feedback/SkeletonText'
import { Box } from '~/design/layout/layout'

const FIGURES = ['total', 'active', 'inactive', 'without-admin', 'users']

/** The row of figures to come. */
export const OverviewSkeleton = () => (
  <Loading>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))',
        gap: '16px 16px',
        pb: 0.25,
      }}
    >
      {FIGURES.map((figure) => (
        <Box key={figure} sx={{ maxWidth: 96, '& > :first-of-type': { typography: 'h1' } }}>
          <SkeletonText lines={2} />
        </Box>
      ))}
    </Box>
  </Loading>
)
