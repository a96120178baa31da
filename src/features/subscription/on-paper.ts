/** Of no use on paper. */
export const OFF_PAPER = { '@media print': { display: 'none' } } as const

/** A page on paper: buttons, and what looks like one, are left out; a card is not torn apart. */
export const ON_PAPER = {
  '@media print': {
    '& :is(button, a[href^="/"], a[target])': { display: 'none' },
    '& section': { breakInside: 'avoid' },
  },
} as const
