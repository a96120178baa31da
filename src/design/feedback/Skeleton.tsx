import { keyframes } from '@emotion/react'
import type { ComponentProps } from 'react'

import { Facts } from '~/design/data/Facts'
import { Card } from '~/design/layout/Card'
import { Box, Grow, Stack } from '~/design/layout/Flex'
import { styled } from '~/design/theme/styled'
import { radius, touch } from '~/design/theme/tokens'

import { Loading } from './Spinner'

type SkeletonProps = {
  /** `line`: as high as a line of the text that will replace it. */
  shape: 'line' | 'box' | 'circle'
  /** Px or CSS; by default, the full width. */
  width?: number | string | undefined
  /** Px or CSS; a line sets its own height. */
  height?: number | string | undefined
}

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.4 } })

const LINE = {
  // as round as the other shapes, once it is flattened
  borderRadius: `${radius.control}px / ${radius.control / 0.6}px`,
  transform: 'scale(1, 0.6)',
  transformOrigin: '0 55%',
  '&::before': { content: '"\\00a0"' },
} as const
const SHAPES = { line: LINE, box: { borderRadius: radius.control }, circle: { borderRadius: '50%' } } as const

/**
 * A placeholder in the shape of what comes, inside a `Loading`, which announces it. Content that is there stays while it is
 * read again, below a `ProgressBar`. Its size is a class: the pre-rendered shell must not contain style attributes.
 */
export const Skeleton = styled(
  'span',
  'shape',
  'width',
  'height',
)<SkeletonProps>(({ theme, shape, width, height = shape === 'line' ? 'auto' : '1.2em' }) => ({
  display: 'block',
  width,
  height,
  backgroundColor: theme.vars.palette.Skeleton.bg,
  animation: `${pulse} 2s ease-in-out 0.5s infinite`,
  ...SHAPES[shape],
}))

/** Skeleton of something with a frame: a button, a message. */
export const SkeletonBox = ({ height }: { height: number | string }) => <Skeleton shape="box" height={height} />

const TOOLS = {
  display: 'flex',
  gap: 1,
  height: { xs: 40, sm: 36 },
  [touch]: { height: 44 },
  '& > :first-of-type': { flex: { xs: 1, sm: '0 1 20rem' } },
  '& > :not(:first-of-type)': { display: { xs: 'none', sm: 'block' } },
} as const

/** As high as the line of a `FiltersBar`. */
export const SkeletonTools = () => (
  <Box aria-hidden data-skeleton-tools sx={TOOLS}>
    <Skeleton shape="box" height="100%" />
    <Skeleton shape="box" width="10rem" height="100%" />
    <Skeleton shape="box" width="10rem" height="100%" />
  </Box>
)

const SHORT = <Skeleton shape="line" width="5rem" />
const LONG = <Skeleton shape="line" width="64%" />

/** Skeleton of names and values. */
export const SkeletonFacts = ({ lines, look }: { lines: number } & Pick<ComponentProps<typeof Facts>, 'look'>) => (
  <Box aria-hidden>
    <Facts
      {...(look && { look })}
      facts={Array.from({ length: lines }, (_, line) => ({ id: String(line), name: SHORT, value: LONG }))}
    />
  </Box>
)

const WIDTHS = ['92%', '100%', '84%', '64%']

/** Skeleton lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return Array.from({ length: lines }, (_, line) => (
    <Skeleton key={line} shape="line" width={line === lines - 1 ? '64%' : WIDTHS[line % WIDTHS.length]} />
  ))
}

/** Skeleton of a title and lines of text. */
export const SkeletonTitled = ({ lines }: { lines: number }) => (
  <>
    <Skeleton shape="line" width="40%" sx={TITLE} />
    <SkeletonText lines={lines} />
  </>
)

const TITLE = { fontSize: '1rem', mb: 1.5 } as const

/** Skeleton of a card. `bare` inside an existing card. */
export function SkeletonCard({ lines = 3, bare = false }: { lines?: number; bare?: boolean }) {
  const shape = <Loading>{bare ? <SkeletonText lines={lines} /> : <SkeletonTitled lines={lines} />}</Loading>
  return bare ? shape : <Card>{shape}</Card>
}

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
