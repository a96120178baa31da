import { styled } from '@mui/material/styles'
import { useForkRef } from '@mui/material/utils'
import type { ComponentProps } from 'react'

import { forced } from '~/design/theme/forced-colours'
import { touch } from '~/design/theme/tokens'

type BareCheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
}

const SYSTEM_FILL = { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Highlight' } as const

const Root = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  margin: 0,
  // the focus ring follows the box, not the target around it
  borderRadius: 14,
  outlineOffset: -9,
  color: theme.vars.palette.control,
  cursor: 'pointer',
  [touch]: { width: 44, height: 44, borderRadius: 16, outlineOffset: -11 },
  '&::before': {
    content: '""',
    gridArea: '1 / 1',
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    border: '1.5px solid',
    borderRadius: 4,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&::after': { gridArea: '1 / 1', color: theme.vars.palette.primary.contrastText },
  '&:checked::after': {
    content: '""',
    width: 4,
    height: 8,
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-1px) rotate(45deg)',
  },
  '&:indeterminate::after': { content: '""', width: 8, border: 'solid', borderWidth: '2px 0 0', transform: 'none' },
  '&[aria-invalid="true"]': { color: theme.vars.palette.error.main },
  '&:checked, &:indeterminate': { color: theme.vars.palette.primary.main },
  '&:hover::before': { borderColor: theme.vars.palette.primary.main },
  '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '&:disabled::before': { borderColor: 'currentColor' },
  '&:checked::before, &:indeterminate::before': { backgroundColor: 'currentColor' },
  [forced]: {
    '&:is(:checked, :indeterminate):not(:disabled)::before': SYSTEM_FILL,
    '&:is(:checked, :indeterminate):not(:disabled)::after': { forcedColorAdjust: 'none', color: 'HighlightText' },
  },
}))

/** The browser's checkbox in our look. Needs an `aria-label`, or a `Checkbox` around it. */
export function BareCheckbox({ indeterminate, ref, ...props }: BareCheckboxProps) {
  // a property of the element alone, which a click takes away: set by each render
  const mark =
    indeterminate === undefined
      ? null
      : (input: HTMLInputElement | null) => void (input && (input.indeterminate = indeterminate))
  return <Root {...props} type="checkbox" ref={useForkRef(ref, mark)} />
}
