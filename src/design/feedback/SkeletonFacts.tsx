import type { ComponentProps } from 'react'

import { Facts } from '~/design/data/Facts'
import { Box } from '~/design/layout/layout'

import { Skeleton } from './Skeleton'

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
