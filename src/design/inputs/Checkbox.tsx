import { useForkRef } from '@mui/material/utils'
import { type ComponentProps, type ReactNode, useId } from 'react'

import { ErrorIcon } from '~/design/icons/first-icons'
import { createClass, styled } from '~/design/theme/styled'
import { forced, type Theme, touch } from '~/design/theme/tokens'
import { TextElement } from '~/i18n/intl'

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

type ControlLabelProps = {
  label: ReactNode
  disabled?: boolean | undefined
  /** The control: 40 px tall, 44 px on touch screens. */
  children: ReactNode
}

const Root = styled('label')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'inline-flex',
  alignItems: 'flex-start',
  verticalAlign: 'middle',
  cursor: 'pointer',
  '& > span': { paddingBlock: 10 },
  [touch]: { '& > span': { paddingBlock: 12 } },
  '&[data-disabled="true"]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
}))

/** A checkbox, radio button or switch with its clickable label at the right. */
export const ControlLabel = ({ label, disabled = false, children }: ControlLabelProps) => (
  <Root data-disabled={disabled}>
    {children}
    <span>{label}</span>
  </Root>
)

type CheckboxProps = ComponentProps<typeof BareCheckbox> & {
  label: ReactNode
  helper?: ReactNode
  error?: string | undefined
}

const Help = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 6,
  margin: '-6px 0 4px',
  ...BELOW_LABEL,
  color: theme.vars.palette.text.secondary,
  '&[data-error="true"]': { color: theme.vars.palette.error.main },
}))

/**
 * A choice that a form sends. One that takes effect at once is a `Switch`, one of several a `RadioGroup`. A press on
 * the label counts too; helper or error describe the box to screen readers.
 */
export function Checkbox({ label, helper, error, ...props }: CheckboxProps) {
  const id = useId()
  const help = error ?? helper
  return (
    <div>
      <ControlLabel label={label} disabled={props.disabled}>
        <BareCheckbox {...props} aria-invalid={error ? true : undefined} aria-describedby={help ? id : undefined} />
      </ControlLabel>
      {help && (
        <Help id={id} data-error={Boolean(error)}>
          {error && <ErrorIcon size={16} />}
          <TextElement>{help}</TextElement>
        </Help>
      )}
    </div>
  )
}
