import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { TextField, type TextFieldProps } from '~/design/inputs/TextField'
import { lengthOf } from '~/validation/code-points'

/** The part of the limit from which the counter is shown. */
const NEAR = 0.8

type LimitedTextFieldProps<Values extends FieldValues> = Omit<TextFieldProps, 'name'> & {
  control: Control<Values>
  name: FieldPath<Values>
  /** In code points. */
  limit: number
  /** Counts the value as it will be sent. */
  length?: (text: string) => number
  /** Shows the counter from the first character on. */
  counted?: boolean
}

/** C186: shows the limit before it is passed, then the excess. Never cuts the text. */
export function LimitedTextField<Values extends FieldValues>(props: LimitedTextFieldProps<Values>) {
  const { control, name, limit, length = lengthOf, counted = false, error, helper, ...field } = props
  const intl = useIntl()
  // watched here, so that a key press does not render the whole form
  const value: unknown = useWatch({ control, name })
  const count = typeof value === 'string' ? length(value) : 0
  const counter = intl.formatMessage({ id: 'forms.count' }, { count, limit })
  const passed = count > limit
  return (
    <TextField
      {...field}
      name={name}
      // the counter stays: it shows the excess
      error={error && passed ? `${error} (${counter})` : error}
      warning={passed ? counter : undefined}
      helper={counted || count >= limit * NEAR ? counter : helper}
    />
  )
}
