import type { Theme } from '@mui/material/styles'

import { touch } from '~/design/theme/tokens'

/** Aligns the box, not its touch target, with the texts above and below. */
export const IN_LINE = { marginInlineStart: -12, [touch]: { marginInlineStart: -14 } }

/** For content below a box's label, aligned with the label. */
export const BELOW_LABEL = {
  marginInlineStart: 'calc(1rem + 12px)',
  [touch]: { marginInlineStart: 'calc(1rem + 14px)' },
}

/**
 * Shared by the checkbox and the radio button: a 16 px box in a 40 px target, 44 px on touch screens, larger with
 * larger text. `::after` is the mark in the box; `color` follows the state.
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
    // the focus ring surrounds the box, not its target
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
