import type { Theme } from '@mui/material/styles'

import { touch } from '~/design/theme/tokens'

/** Puts the box, not the target around it, in line with the texts above and below. */
export const IN_LINE = { marginInlineStart: -12, [touch]: { marginInlineStart: -14 } }

/** Below the label of a box, in line with it. */
export const BELOW_LABEL = {
  marginInlineStart: 'calc(1rem + 12px)',
  [touch]: { marginInlineStart: 'calc(1rem + 14px)' },
}

/**
 * What the browser's checkbox and radio button share: a box of 16 px in a target of 40 px, 44 px for fingers, and
 * larger with larger text. `::after` is the mark in the box; `color` follows the state.
 * @param corner radius of the box in pixels
 */
export const boxedInput = (theme: Theme, corner: number) =>
  ({
    appearance: 'none',
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: 'calc(1rem + 24px)',
    height: 'calc(1rem + 24px)',
    margin: 0,
    // the focus ring follows the box, not the target around it
    borderRadius: corner + 10,
    outlineOffset: -9,
    color: theme.vars.palette.control,
    cursor: 'pointer',
    'label > &': IN_LINE,
    [touch]: {
      width: 'calc(1rem + 28px)',
      height: 'calc(1rem + 28px)',
      borderRadius: corner + 12,
      outlineOffset: -11,
    },
    '&::before, &::after': { gridArea: '1 / 1' },
    '&::before': {
      content: '""',
      boxSizing: 'border-box',
      width: '1rem',
      height: '1rem',
      border: '1.5px solid',
      borderRadius: corner,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '&[aria-invalid="true"]': { color: theme.vars.palette.error.main },
    '&:checked, &:indeterminate': { color: theme.vars.palette.primary.main },
    '&:hover::before': { borderColor: theme.vars.palette.primary.main },
    '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'default' },
    '&:disabled::before': { borderColor: 'currentColor' },
  }) as const
