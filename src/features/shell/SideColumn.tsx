import type { ReactNode } from 'react'

import { Box } from '~/design/layout/layout'

/** Around the side navigation and what stands beside it. */
export const SHELL = { display: 'flex', minHeight: '100dvh' } as const
export const BESIDE = { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 } as const

/** Grows with the text, so that words of the navigation stay whole, up to a quarter of the window. */
export const sideWidth = (folded: boolean) => (folded ? '64px' : 'clamp(248px, 15.5rem, 26vw)')

/** Holds the side navigation in a wide window. A landmark, because the brand selector above the links is in no other one. */
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
