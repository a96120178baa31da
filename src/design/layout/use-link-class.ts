import { createClass } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'

/** The look of a link, also for a button that reads as one. */
export const useLinkClass = createClass(({ theme }) => ({
  borderRadius: 2,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline 1px',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '3px',
  '&:hover': { textDecorationColor: 'currentColor' },
  '&[data-color="inherit"]': { color: 'inherit' },
  '&[data-underline="none"], &[data-underline="hover"]:not(:hover)': { textDecoration: 'none' },
  // a taller touch target, without moving its surroundings
  [touch]: { '&&': { paddingBlock: 14, marginBlock: -14 } },
  '&:is(button)': {
    maxWidth: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'inherit',
    userSelect: 'none',
    cursor: 'pointer',
  },
}))
