import Skeleton from '@mui/material/Skeleton'

import { Facts } from '~/design/data/Facts'
import { Box } from '~/design/layout/layout'

const SHORT = <Skeleton variant="text" sx={{ width: '5rem' }} />
const LONG = <Skeleton variant="text" sx={{ width: '64%' }} />

/** Names and values that are loading. Their widths are classes, as in `SkeletonText`. */
export const SkeletonFacts = ({ lines }: { lines: number }) => (
  <Box aria-hidden>
    <Facts facts={Array.from({ length: lines }, (_, line) => ({ id: String(line), name: SHORT, value: LONG }))} />
  </Box>
)
