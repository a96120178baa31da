import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { ErrorIcon, WarningIcon } from '~/design/icons/first-icons'
import { styled } from '~/design/theme/styled'

export type FieldTexts = {
  label: string
  /** Replaces the helper. */
  error?: string | undefined
  /** A value that is accepted but unusual. Replaces the helper. */
  warning?: string | undefined
  helper?: ReactNode
  /** Marks the field as optional. Required fields have no mark. */
  optional?: boolean
}

type FieldProps = FieldTexts & {
  /** Of the control. */
  id: string
  /** The control is no form element: it names itself by the label, whose id is `labelId(id)`. */
  named?: 'by-itself'
  children: ReactNode
}

export const FieldRoot = styled('div')({ display: 'flex', flexDirection: 'column', width: '100%', minWidth: 0 })
export const FieldLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body1,
  marginBottom: 6,
  color: theme.vars.palette.text.primary,
  fontWeight: 550,
}))
const Mark = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontWeight: 400 }))
const Help = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 6,
  margin: '6px 0 0',
  color: theme.vars.palette.text.secondary,
  '&[data-tone="error"]': { color: theme.vars.palette.error.main },
  '&[data-tone="warning"]': { color: theme.vars.palette.warning.main },
  '& .icon': { marginTop: 1 },
}))

type HelpTexts = Pick<FieldTexts, 'error' | 'warning' | 'helper'>

/** Id of the label, for `aria-labelledby`. */
export const labelId = (id: string) => `${id}-label`
/** Id of the help text, for `aria-describedby`. */
export const helpId = (id: string) => `${id}-help`
export const hasHelp = ({ error, warning, helper }: HelpTexts) => Boolean(error || warning || helper)

/**
 * What assistive technology is told of the control of a field.
 * @param more ids of other texts that describe it
 */
export const controlAria = (id: string, { optional = false, ...texts }: Omit<FieldTexts, 'label'>, more?: string) => ({
  'aria-required': !optional,
  'aria-invalid': Boolean(texts.error),
  'aria-describedby': [hasHelp(texts) && helpId(id), more].filter(Boolean).join(' ') || undefined,
})

/** Error, warning or helper of the field with this id: nothing without any. */
export function FieldHelp({ id, ...texts }: HelpTexts & { id: string }) {
  if (!hasHelp(texts)) return null
  const { error, warning, helper } = texts
  return (
    <Help id={helpId(id)} data-tone={error ? 'error' : warning && 'warning'}>
      {error ? <ErrorIcon size={16} /> : warning && <WarningIcon size={16} />}
      <span>{error || warning || helper}</span>
    </Help>
  )
}

/** Label, control, helper or error. Keep it light: the login page uses it. */
export function Field({ id, named, label, optional = false, children, ...texts }: FieldProps) {
  return (
    <FieldRoot>
      <FieldLabel {...(named ? { as: 'span' } : { htmlFor: id })} id={labelId(id)}>
        <span>{label}</span>
        {optional && (
          <Mark>
            {' '}
            <FormattedMessage id="common.optional" />
          </Mark>
        )}
      </FieldLabel>
      {children}
      <FieldHelp id={id} {...texts} />
    </FieldRoot>
  )
}
