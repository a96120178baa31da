import { Card } from '~/design/layout/Card'
import { Box, Stack } from '~/design/layout/layout'

import { Loading } from './Loading'
import { Skeleton } from './Skeleton'
import { SkeletonTitled } from './SkeletonTitled'

/** Content of most pages. */
export type PageShape = 'cards' | 'table'

/** Skeleton of the content of a page. */
export const SkeletonPage = ({ shape }: { shape: PageShape }) => (
  <Loading>
    <Stack spacing={2}>{shape === 'table' ? <TableShape /> : <CardShapes />}</Stack>
  </Loading>
)

const CardShapes = () =>
  [3, 6, 4].map((lines) => (
    <Card key={lines}>
      <SkeletonTitled lines={lines} />
    </Card>
  ))

/** Filters, and rows as high as those of a table. */
const TableShape = () => (
  <>
    <Skeleton shape="box" width="min(100%, 20rem)" height={40} />
    <Card>
      {Array.from({ length: 10 }, (_, row) => (
        <Box key={row} sx={ROW}>
          <Skeleton shape="line" width={`${24 - (row % 3) * 4}%`} />
          <Skeleton shape="line" width={`${40 - (row % 4) * 6}%`} />
        </Box>
      ))}
    </Card>
  </>
)

const ROW = { display: 'flex', alignItems: 'center', gap: 4, height: 52 } as const
