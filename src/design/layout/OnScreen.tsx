import { styled } from '~/design/theme/styled'

/** Content that is not printed. */
export const OnScreen = styled('div')({ '@media print': { display: 'none' } })

/** A page for printing: buttons and links that look like buttons are left out, and a card stays on one sheet. */
export const Printable = styled('div')({
  '@media print': {
    '& :is(button, a[href^="/"], a[target])': { display: 'none' },
    '& section': { breakInside: 'avoid' },
  },
})
