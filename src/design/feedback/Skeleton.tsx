import { keyframes } from '@mui/material/styles'

import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'

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

/** A placeholder in one element. Its size is a class, since the early frame has no styles for single elements. */
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
