import type { ReactNode } from 'react'

import { Card } from '~/design/layout/Card'
import { Box, Stack } from '~/design/layout/Flex'
import { MainAndSide } from '~/design/layout/Grid'
import { Page } from '~/design/layout/Page'

import { Skeleton, SkeletonTitled, SkeletonTools } from './Skeleton'
import { Loading } from './Spinner'

/** Content of most pages. `columns`: cards, with a side column where there is room. */
export const PAGE_SHAPES = ['cards', 'columns', 'table'] as const
export type PageShape = (typeof PAGE_SHAPES)[number]

type SkeletonPageProps = {
  title: ReactNode
  shape: PageShape
  /** A list with few rows has no line of filters. */
  few?: boolean
}

/** A page whose content is not known yet. */
export const SkeletonPage = ({ title, shape, few = false }: SkeletonPageProps) => (
  <Page
    title={title}
    list={shape === 'table'}
    description={<Skeleton shape="line" width={shape === 'table' ? '16rem' : 'min(60%, 24rem)'} />}
  >
    <Loading>{few && shape === 'table' ? ROWS : SHAPES[shape]}</Loading>
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
  height: { xs: 60, sm: 52 },
  px: 2,
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
  '& > :not(:first-of-type)': { display: { xs: 'none', sm: 'block' } },
  // the header of the table; a phone has none
  '&:first-of-type': { display: { xs: 'none', sm: 'grid' }, height: 36 },
} as const

/** Rows as high as those of a list. */
const ROWS = (
  <Card flush>
    {Array.from({ length: 11 }, (_, row) => (
      <Box key={row} sx={ROW}>
        {CELLS.map((width, cell) => (
          <Skeleton key={cell} shape="line" width={width} />
        ))}
      </Box>
    ))}
  </Card>
)

/** The line of its filters stands above them. */
const TABLE = (
  <Stack spacing={1.5}>
    <SkeletonTools />
    {ROWS}
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
