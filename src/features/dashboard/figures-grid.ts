/** Side by side. With less room in pairs, after a row for the total when the count is odd: there is no gap. */
export const FIGURES_GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
  gap: '16px 12px',
  m: 0,
  p: 0,
  listStyle: 'none',
  '@container (max-width: 34.25rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '@container (max-width: 13rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const
