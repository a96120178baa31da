import { useForkRef } from '@mui/material/utils'
import type { ComponentProps } from 'react'

import { forced } from '~/design/theme/forced-colours'
import { createClass } from '~/design/theme/styled'

import { boxedInput } from './boxed-input'

type BareCheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some, but not all, of its items are selected. */
  indeterminate?: boolean
}

const SYSTEM_FILL = { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Highlight' } as const

const useBoxClass = createClass(({ theme }) => ({
  ...boxedInput(theme, 4),
  '&::after': { color: theme.vars.palette.primary.contrastText },
  '&:checked::after': {
    content: '""',
    width: '0.25rem',
    height: '0.5rem',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-1px) rotate(45deg)',
  },
  '&:indeterminate::after': {
    content: '""',
    width: '0.5rem',
    border: 'solid',
    borderWidth: '2px 0 0',
    transform: 'none',
  },
  '&:checked::before, &:indeterminate::before': { backgroundColor: 'currentColor' },
  [forced]: {
    '&:is(:checked, :indeterminate):not(:disabled)::before': SYSTEM_FILL,
    '&:is(:checked, :indeterminate):not(:disabled)::after': { forcedColorAdjust: 'none', color: 'HighlightText' },
  },
}))

/** The browser's checkbox in our look. Needs an `aria-label`, or a `Checkbox` around it. */
export function BareCheckbox({ indeterminate, ref, className, ...props }: BareCheckboxProps) {
  // it has no attribute and a click resets it, so each render sets it again
  const mark =
    indeterminate === undefined
      ? null
      : (input: HTMLInputElement | null) => void (input && (input.indeterminate = indeterminate))
  return <input {...props} className={useBoxClass(className)} type="checkbox" ref={useForkRef(ref, mark)} />
}
