import { styled } from '@mui/material/styles'

/**
 * A main column and, from `lg` on, a side column of 320 px for the child with the class `side`; one column below that.
 * Children are read in the order of the page.
 */
export const MainAndSide = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gridTemplateRows: 'auto 1fr',
    '& > .side': { gridColumn: 2, gridRow: '1 / span 2' },
    '& > :not(.side)': { gridColumn: 1 },
  },
}))
