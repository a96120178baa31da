import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
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

type FieldProps = FieldTexts & { id: string; disabled?: boolean | undefined; children: ReactNode }

const Mark = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontWeight: 400 }))
const Help = styled(FormHelperText)(({ theme }) => ({
  '&[data-warning="true"]': { color: theme.vars.palette.warning.main },
  '& .icon': { marginTop: 1 },
}))

/** Id of the help text, for `aria-describedby`. */
export const helpId = (id: string) => `${id}-help`
export const hasHelp = ({ error, warning, helper }: Omit<FieldTexts, 'label'>) => Boolean(error || warning || helper)

/** Label, control, helper or error. Keep it light: the login page uses it. */
export function Field({ id, label, error, warning, helper, optional = false, disabled = false, children }: FieldProps) {
  return (
    <FormControl error={Boolean(error)} disabled={disabled}>
      <FormLabel htmlFor={id} id={`${id}-label`}>
        {label}
        {optional && (
          <Mark>
            {' '}
            <FormattedMessage id="common.optional" />
          </Mark>
        )}
      </FormLabel>
      {children}
      {hasHelp({ error, warning, helper }) && (
        <Help id={helpId(id)} data-warning={!error && Boolean(warning)}>
          {error ? <ErrorIcon size={16} /> : warning && <WarningIcon size={16} />}
          <span>{error || warning || helper}</span>
        </Help>
      )}
    </FormControl>
  )
}
