import { useId, type ReactNode } from 'react'

import { styled } from '~/design/theme/styled'
import { filledMark, radius } from '~/design/theme/tokens'

import { BELOW_LABEL, boxedInput, ControlLabel } from './Checkbox'
import { FieldHelp, FieldLabel, FieldRoot, hasHelp, helpId } from './Field'

type RadioGroupProps<Value extends string> = {
  label: ReactNode
  options: readonly { value: Value; label: ReactNode; description?: ReactNode }[]
  value: Value | null
  onChange: (value: Value) => void
  name?: string
  error?: string | undefined
  helper?: ReactNode
  disabled?: boolean
}

/** The browser's radio button, round in any size. */
const Radio = styled('input')(({ theme }) => ({
  ...boxedInput(theme, radius.badge),
  '&:checked::after': {
    content: '""',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    ...filledMark,
  },
}))

const Description = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '-8px 0 6px',
  ...BELOW_LABEL,
  color: theme.vars.palette.text.secondary,
}))

/**
 * One of a few options, all in view, each with room for a description. Many are a `Select`; what applies at once is a
 * `SegmentedControl`. Label, helper and error belong to the group.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, name, error, helper, disabled = false } = props
  const id = useId()
  const texts = { error, helper }
  return (
    <FieldRoot>
      <FieldLabel id={id} as="div">
        {label}
      </FieldLabel>
      <div role="radiogroup" aria-labelledby={id} aria-describedby={hasHelp(texts) ? helpId(id) : undefined}>
        {options.map((option) => (
          <div key={option.value}>
            <ControlLabel label={option.label} disabled={disabled}>
              <Radio
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={disabled}
                aria-describedby={option.description ? `${id}-${option.value}` : undefined}
                onChange={() => onChange(option.value)}
              />
            </ControlLabel>
            {option.description && <Description id={`${id}-${option.value}`}>{option.description}</Description>}
          </div>
        ))}
      </div>
      <FieldHelp id={id} {...texts} />
    </FieldRoot>
  )
}
