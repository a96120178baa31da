import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId, type InputHTMLAttributes, type Ref } from 'react'

import { Field, hasHelp, helpId, type FieldTexts } from './Field'

type NativeHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'maxLength' | 'spellCheck' | 'autoCapitalize' | 'enterKeyHint'
>

export type TextFieldProps = FieldTexts &
  NativeHints &
  Omit<
    OutlinedInputProps,
    'label' | 'error' | 'ref' | 'inputRef' | 'inputProps' | 'notched' | 'slots' | 'slotProps'
  > & {
    ref?: Ref<HTMLInputElement>
  }

/** Uncontrolled with `{...register('email')}`: text typed before hydration stays. */
export function TextField({
  label,
  error,
  warning,
  helper,
  optional = false,
  disabled,
  ref,
  ...props
}: TextFieldProps) {
  const ownId = useId()
  const { id = ownId, inputMode, maxLength, spellCheck, autoCapitalize, enterKeyHint, ...input } = props
  const texts = { error, warning, helper, optional }
  return (
    <Field id={id} label={label} disabled={disabled} {...texts}>
      <OutlinedInput
        {...input}
        id={id}
        inputRef={ref}
        notched={false}
        slotProps={{
          input: {
            inputMode,
            maxLength,
            spellCheck,
            autoCapitalize,
            enterKeyHint,
            'aria-required': !optional,
            'aria-invalid': Boolean(error),
            'aria-describedby':
              [hasHelp(texts) && helpId(id), input['aria-describedby']].filter(Boolean).join(' ') || undefined,
          },
        }}
      />
    </Field>
  )
}
