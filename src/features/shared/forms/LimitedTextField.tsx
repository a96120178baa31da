import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

import { lengthOf } from '~/validation/text'

import { CountedTextField, type CountedTextFieldProps } from './CountedTextField'

type LimitedTextFieldProps<Values extends FieldValues> = Omit<CountedTextFieldProps, 'name' | 'count'> & {
  control: Control<Values>
  name: FieldPath<Values>
  /** Counts the value in the form in which it is sent. */
  length?: (text: string) => number
}

/** A `CountedTextField` of a form of `useFormShell`. */
export function LimitedTextField<Values extends FieldValues>(props: LimitedTextFieldProps<Values>) {
  const { control, name, length = lengthOf, ...field } = props
  // watched here, so that a key press does not render the whole form
  const value: unknown = useWatch({ control, name })
  return <CountedTextField {...field} name={name} count={typeof value === 'string' ? length(value) : 0} />
}
