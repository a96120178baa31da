import type { ReactNode } from 'react'

import { Card } from '~/design/layout/Card'
import { Box, Stack } from '~/design/layout/Flex'
import { MainAndSide } from '~/design/layout/Grid'
import { Page } from '~/design/layout/Page'

import { Skeleton, SkeletonTitled } from './Skeleton'
import { Loading } from './Spinner'

/** Content of most pages. `columns`: cards, with a side column where there is room. */
export const PAGE_SHAPES = ['cards', 'columns', 'table'] as const
export type PageShape = (typeof PAGE_SHAPES)[number]

/** A page whose content is not known yet. */
export const SkeletonPage = ({ title, shape }: { title: ReactNode; shape: PageShape }) => (
  <Page title={title} description={<Skeleton shape="line" width="min(60%, 24rem)" />}>
    <Loading>{SHAPES[shape]}</Loading>
  </Page>
)

const cards = (...lines: number[]) =>
  lines.map((count) => (
    <Card key={count}>
      <SkeletonTitled lines={count} />
    </Card>
  ))

const CELLS = ['60%', '80%', '50%', '60%']
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '2fr 2fr 1fr 1fr' },
  alignItems: 'center',
  gap: 2,
  height: 51,
  px: 2,
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
  '& > :not(:first-of-type)': { display: { xs: 'none', sm: 'block' } },
} as const

/** Rows as high as those of a table, below its filters. */
const TABLE = (
  <Stack spacing={2}>
    <Box sx={{ pt: { xs: 0, sm: 3.25 } }}>
      <Skeleton shape="box" width="min(100%, 22.5rem)" height={40} />
    </Box>
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Skeleton shape="box" width="min(100%, 24rem)" height={40} />
    </Box>
    <Card flush>
      {Array.from({ length: 10 }, (_, row) => (
        <Box key={row} sx={ROW}>
          {CELLS.map((width, cell) => (
            <Skeleton key={cell} shape="line" width={width} />
          ))}
        </Box>
      ))}
    </Card>
  </Stack>
)

const SHAPES: Record<PageShape, ReactNode> = {
  cards: <Stack spacing={3}>{cards(3, 6, 4)}</Stack>,
  columns: (
    <MainAndSide>
      <Stack spacing={3}>{cards(5, 3, 9)}</Stack>
      <Stack spacing={3} className="side">
        {cards(5, 6, 3)}
      </Stack>
    </MainAndSide>
  ),
  table: TABLE,
}
