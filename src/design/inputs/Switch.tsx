import FormControlLabel from '@mui/material/FormControlLabel'
import MuiSwitch, { type SwitchProps as MuiSwitchProps } from '@mui/material/Switch'
import type { ReactNode, Ref } from 'react'

type SwitchProps = Omit<MuiSwitchProps, 'ref' | 'slotProps' | 'size'> & {
  label: ReactNode
  /** The label is for screen readers only, as in a table row. */
  labelHidden?: boolean
  ref?: Ref<HTMLInputElement>
}

/** For settings that apply at once. In a form that is saved later, use a Checkbox. */
export function Switch({ label, labelHidden = false, ref, ...props }: SwitchProps) {
  const name = labelHidden && typeof label === 'string' ? { 'aria-label': label } : {}
  const control = <MuiSwitch {...props} slotProps={{ input: { role: 'switch', ...name, ...(ref && { ref }) } }} />
  return labelHidden ? control : <FormControlLabel label={label} control={control} disabled={props.disabled ?? false} />
}
