import { useIntl } from 'react-intl'

import { TextField, type TextFieldProps } from '~/design/inputs/Field'

/** The share of the limit from which the counter is shown. */
const NEAR = 0.8

export type CountedTextFieldProps = TextFieldProps & {
  /** The current length, counted as `limit` is. */
  count: number
  /** In code points. */
  limit: number
  /** Shows the counter from the first character on. */
  counted?: boolean
}

/** Shows the limit before it is passed, then the excess (C186). Never cuts the text. */
export function CountedTextField({ count, limit, counted = false, error, helper, ...field }: CountedTextFieldProps) {
  const intl = useIntl()
  const counter = intl.formatMessage({ id: 'forms.count' }, { count, limit })
  const passed = count > limit
  return (
    <TextField
      {...field}
      // the counter stays: it shows the excess
      error={error && passed ? `${error} (${counter})` : error}
      warning={passed ? counter : undefined}
      helper={counted || count >= limit * NEAR ? counter : helper}
    />
  )
}
