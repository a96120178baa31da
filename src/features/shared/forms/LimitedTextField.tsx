import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { TextField, type TextFieldProps } from '~/design/inputs/TextField'
import { lengthOf } from '~/validation/code-points'

/** From this part of the limit on, the limit is worth a line. */
const NEAR = 0.8

type LimitedTextFieldProps<Values extends FieldValues> = Omit<TextFieldProps, 'name'> & {
  control: Control<Values>
  name: FieldPath<Values>
  /** In code points. */
  limit: number
  /** How the value is counted: as it will be sent. */
  length?: (text: string) => number
  /** From the first character on. */
  counted?: boolean
}

/** C186: the limit is said before it is passed, by how much as soon as it is; nothing typed is cut. */
export function LimitedTextField<Values extends FieldValues>(props: LimitedTextFieldProps<Values>) {
  const { control, name, limit, length = lengthOf, counted = false, error, helper, ...field } = props
  const intl = useIntl()
  // by itself: the form around it is not rendered with each key
  const value: unknown = useWatch({ control, name })
  const count = typeof value === 'string' ? length(value) : 0
  const counter = intl.formatMessage({ id: 'forms.count' }, { count, limit })
  const passed = count > limit
  return (
    <TextField
      {...field}
      name={name}
      // the counter stays in sight: it says by how much
      error={error && passed ? `${error} (${counter})` : error}
      warning={passed ? counter : undefined}
      helper={counted || count >= limit * NEAR ? counter : helper}
    />
  )
}
