import type { ComponentProps, ReactNode } from 'react'

import { createClass } from '~/design/theme/styled'
import { filledMark, forced, easing, motion, radius, touch } from '~/design/theme/tokens'

import { ControlLabel } from './Checkbox'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  /** The label is for screen readers only, as in a table row. */
  labelHidden?: boolean
}

const useTrackClass = createClass(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 'calc(2.5rem + 20px)',
  height: 'calc(1.25rem + 20px)',
  margin: 0,
  // the focus ring follows the track
  borderRadius: radius.badge,
  outlineOffset: -8,
  cursor: 'pointer',
  // aligns the track with the content above and below
  marginInlineStart: -10,
  [touch]: { width: 'calc(2.5rem + 24px)', height: 'calc(1.25rem + 24px)', outlineOffset: -10, marginInlineStart: -12 },
  '&::before': {
    content: '""',
    gridArea: '1 / 1',
    boxSizing: 'border-box',
    width: '2.5rem',
    height: '1.25rem',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: radius.badge,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&::after': {
    content: '""',
    gridArea: '1 / 1',
    width: '0.875rem',
    height: '0.875rem',
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.control,
    transform: 'translateX(-0.625rem)',
    transition: `transform ${motion.state}ms ${easing}`,
    ...filledMark,
  },
  '&:checked::before': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.main,
    [forced]: { backgroundColor: 'Highlight' },
  },
  '&:checked::after': {
    backgroundColor: theme.vars.palette.primary.contrastText,
    transform: 'translateX(0.625rem)',
    [forced]: { backgroundColor: 'HighlightText' },
  },
  '&:disabled': { cursor: 'default' },
  '&:disabled::before': { opacity: 0.5 },
  '&:disabled:not(:checked)::before': { backgroundColor: theme.vars.palette.background.subtle },
}))

/** The browser exposes the state: no `aria-checked`. */
const KIND = { type: 'checkbox', role: 'switch' } as const

/**
 * For settings that apply at once. In a form that is saved later, use a `Checkbox`. Name what is on, ‘Marque active’, so
 * that the name stays true in both states: screen readers add which one it is.
 */
export function Switch({ label, labelHidden = false, className, ...props }: SwitchProps) {
  const name = labelHidden && typeof label === 'string' ? { 'aria-label': label } : {}
  const control = <input {...props} {...name} {...KIND} className={useTrackClass(className)} />
  if (labelHidden) return control
  return (
    <ControlLabel label={label} disabled={props.disabled}>
      {control}
    </ControlLabel>
  )
}
