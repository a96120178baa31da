import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'

import { Control, controlAria, Field, FieldBox, type FieldTexts } from './Field'

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className' | 'form' | 'style'> & {
    /** A field of several lines, at least so many. It grows with its text. */
    rows?: number
    /** A button at the end of the field. */
    end?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/** Uncontrolled with `{...register('email')}`: text typed before hydration stays. */
export function TextField({ label, error, warning, helper, optional = false, rows, end, ...props }: TextFieldProps) {
  const ownId = useId()
  const { id = ownId, 'aria-describedby': described, ...input } = props
  const texts = { error, warning, helper, optional }
  return (
    <Field id={id} label={label} {...texts}>
      <FieldBox>
        <Control {...(rows ? lines(rows) : TEXT)} {...input} id={id} {...controlAria(id, texts, described)} />
        {end}
      </FieldBox>
    </Field>
  )
}

const TEXT = { type: 'text' } as const

/** Browsers that cannot fit a field to its text scroll it. */
const lines = (rows: number) =>
  ({
    as: 'textarea',
    rows,
    style: { minHeight: `calc(${rows}lh + 18px)`, resize: 'none', fieldSizing: 'content' },
  }) as const
