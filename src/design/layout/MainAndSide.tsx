import type { ReactNode } from 'react'

import { styled } from '~/design/theme/styled'

import { WidthContainer } from './width-container'

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // a window of 1,200 px at the default text size
  '@container (min-width: 53rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gridTemplateRows: 'auto 1fr',
    '& > .side': { gridColumn: 2, gridRow: '1 / span 2' },
    '& > :not(.side)': { gridColumn: 1 },
  },
}))

/**
 * A main column and, where there is room, a side column for the child with the class `side`; otherwise one column.
 * Screen readers follow the order of the elements.
 */
export const MainAndSide = ({ children }: { children: ReactNode }) => (
  <WidthContainer>
    <Grid>{children}</Grid>
  </WidthContainer>
)
