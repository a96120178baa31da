import { styled } from '~/design/theme/styled'

/** Left out of a print. */
export const OnScreen = styled('div')({ '@media print': { display: 'none' } })

/** A page to print: buttons and links that look like one are left out, a card stays on one sheet. */
export const Printable = styled('div')({
  '@media print': {
    '& :is(button, a[href^="/"], a[target])': { display: 'none' },
    '& section': { breakInside: 'avoid' },
  },
})
