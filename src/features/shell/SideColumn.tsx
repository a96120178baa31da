import type { ReactNode } from 'react'

import { Box } from '~/design/layout/Flex'
import { TOP_BAR } from '~/design/layout/heading-in-sight'

/** Wraps the side navigation and the content beside it. */
export const SHELL = { display: 'flex', minHeight: '100dvh' } as const
export const BESIDE = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  // the header of a table stays below the top bar
  '--table-top': `${TOP_BAR}px`,
} as const

/** Grows with the text size, so that words in the navigation are not broken, up to a quarter of the window. */
export const sideWidth = (folded: boolean) => (folded ? '64px' : 'clamp(248px, 15.5rem, 26vw)')

/** Holds the side navigation in a wide window. A landmark, because no other one contains the brand selector. */
export function SideColumn({ id, folded, children }: { id?: string; folded: boolean; children: ReactNode }) {
  return (
    <Box
      component="aside"
      id={id}
      sx={{
        position: 'sticky',
        top: 0,
        flex: 'none',
        width: sideWidth(folded),
        height: '100dvh',
        borderRight: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      {children}
    </Box>
  )
}
