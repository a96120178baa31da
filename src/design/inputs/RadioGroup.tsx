import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import MuiRadio from '@mui/material/Radio'
import MuiRadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'

import { ErrorIcon } from '~/design/icons/first-icons'
import { touch } from '~/design/theme/tokens'

import { helpId } from './Field'

type RadioGroupProps<Value extends string> = {
  label: ReactNode
  options: readonly { value: Value; label: ReactNode; description?: ReactNode; disabled?: boolean }[]
  value: Value | null
  onChange: (value: Value) => void
  name?: string
  error?: string | undefined
  helper?: ReactNode
  disabled?: boolean
  row?: boolean
}

/** Under the name of its option, in line with it. */
const Description = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '-8px 0 6px 30px',
  [touch]: { marginInlineStart: 32 },
  color: theme.vars.palette.text.secondary,
}))

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, name, error, helper, disabled = false, row = false } = props
  const id = useId()
  const help = error ?? helper
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <FormControl error={Boolean(error)} disabled={disabled}>
      <FormLabel id={id} component="div">
        {label}
      </FormLabel>
      <MuiRadioGroup
        row={row}
        name={name ?? id}
        value={value}
        aria-labelledby={id}
        aria-describedby={help ? helpId(id) : undefined}
        onChange={(_event, chosen) => choose(chosen)}
      >
        {options.map(({ value: one, label: name, description, disabled: off = false }) => (
          <div key={one}>
            <FormControlLabel
              value={one}
              label={name}
              disabled={disabled || off}
              control={
                <MuiRadio {...(description && { slotProps: { input: { 'aria-describedby': `${id}-${one}` } } })} />
              }
            />
            {description && <Description id={`${id}-${one}`}>{description}</Description>}
          </div>
        ))}
      </MuiRadioGroup>
      {help && (
        <FormHelperText id={helpId(id)}>
          {error && <ErrorIcon size={16} />}
          <span>{help}</span>
        </FormHelperText>
      )}
    </FormControl>
  )
}
