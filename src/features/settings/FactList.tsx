import type { ReactNode } from 'react'

import { Box } from '~/design/layout/layout'

type Fact = { label: string; value: ReactNode; note?: ReactNode }

/** Names and values side by side, one below the other where there is no room. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box component="dl" sx={LIST}>
    {facts.map(({ label, value, note }) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value}
          {note && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{note}</Box>}
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
