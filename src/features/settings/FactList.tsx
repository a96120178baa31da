import type { ReactNode } from 'react'

import { Box } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'

type Fact = { label: string; value: ReactNode; note?: ReactNode }

/** Names and values side by side, one below the other where there is no room. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box component="dl" sx={LIST}>
    {facts.map(({ label, value, note }) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Muted as="dt" size="caption">
          {label}
        </Muted>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value}
          {note && <Muted size="caption">{note}</Muted>}
        </Box>
      </Box>
    ))}
  </Box>
)

const LIST = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
  gap: 2,
  m: 0,
} as const
