import { useRef, type ReactNode } from 'react'

import { Box } from '~/design/layout/Flex'

import type { KeptHeight } from './kept-height'
import { useKeptHeight } from './use-kept-height'

/** Of whom, and of which part. */
export type HeightOfPerson = { height: KeptHeight; userId: number }

type KeepHeightProps = HeightOfPerson & {
  waiting: boolean
  /** Whether the content is what the next visit will show too. Undefined while it cannot be told. */
  lasting: boolean | undefined
  /** Rendered with the reserved height in px; 0 if nothing is known, or no longer needed. */
  children: ReactNode | ((reserved: number) => ReactNode)
}

/** While its content is on the way it is as high as at the last visit, and its skeleton takes what is left of that. */
export function KeepHeight({ children, ...options }: KeepHeightProps) {
  const part = useRef<HTMLDivElement>(null)
  const reserved = useKeptHeight(part, options)
  return (
    <Box ref={part} sx={reserved > 0 ? RESERVED : undefined} style={reserved > 0 ? { minHeight: reserved } : undefined}>
      {typeof children === 'function' ? children(reserved) : children}
    </Box>
  )
}

const RESERVED = {
  display: 'flex',
  flexDirection: 'column',
  '& > [data-skeleton]': { flex: '1 1 0', minHeight: 0, overflow: 'hidden' },
} as const
