import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import MuiSelect from '@mui/material/Select'
import { useId, type ElementType, type ReactNode, type Ref } from 'react'

import { ChevronDownIcon } from '~/design/icons/first-icons'
import { styled } from '~/design/theme/styled'

import { Control, controlAria, Field, FieldBox, type FieldTexts, labelId } from './Field'

type SelectOption<Value extends string> = {
  value: Value
  label: string
  description?: ReactNode
  disabled?: boolean
}

type SelectProps<Value extends string> = FieldTexts & {
  options: readonly SelectOption<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  disabled?: boolean
  ref?: Ref<unknown>
}

const Placeholder = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

/** A short fixed list. For a long or searchable one, use Combobox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, error, warning, helper, optional = false, options, value, onChange, onBlur, ...rest } = props
  const { name, placeholder = '', disabled = false, ref } = rest
  const id = useId()
  const texts = { error, warning, helper, optional }
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Field id={id} named="by-itself" label={label} {...texts}>
      <MuiSelect
        value={value}
        displayEmpty
        input={<SelectBox />}
        disabled={disabled}
        error={Boolean(error)}
        IconComponent={ChevronDownIcon}
        labelId={labelId(id)}
        {...(name && { name })}
        {...(onBlur && { onBlur })}
        {...(ref && { inputRef: ref })}
        onChange={(event) => choose(event.target.value)}
        renderValue={(chosen) =>
          options.find((option) => option.value === chosen)?.label ?? <Placeholder>{placeholder}</Placeholder>
        }
        SelectDisplayProps={controlAria(id, texts)}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={option.disabled ?? false}>
            <ListItemText primary={option.label} secondary={option.description} />
          </MenuItem>
        ))}
      </MuiSelect>
    </Field>
  )
}

/** The props that MUI's select gives its input. */
type SelectBoxProps = {
  inputComponent?: ElementType
  inputProps?: object
  inputRef?: Ref<HTMLInputElement>
  ref?: Ref<HTMLDivElement>
  className?: string
}

function SelectBox({ inputComponent = 'input', inputProps, inputRef, ref, className, ...props }: SelectBoxProps) {
  return (
    <FieldBox ref={ref} className={className}>
      <Control as={inputComponent} {...props} {...inputProps} ref={inputRef} />
    </FieldBox>
  )
}
