import { useId, type ComponentProps, type ReactNode } from 'react'

import { ErrorIcon } from '~/design/icons/first-icons'
import { styled } from '~/design/theme/styled'
import { TextElement } from '~/i18n/TextElement'

import { BareCheckbox } from './BareCheckbox'
import { BELOW_LABEL } from './boxed-input'
import { ControlLabel } from './ControlLabel'

export type CheckboxProps = ComponentProps<typeof BareCheckbox> & {
  label: ReactNode
  helper?: ReactNode
  error?: string | undefined
}

const Help = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 6,
  margin: '-6px 0 4px',
  ...BELOW_LABEL,
  color: theme.vars.palette.text.secondary,
  '&[data-error="true"]': { color: theme.vars.palette.error.main },
}))

export function Checkbox({ label, helper, error, ...props }: CheckboxProps) {
  const id = useId()
  const help = error ?? helper
  return (
    <div>
      <ControlLabel label={label} disabled={props.disabled}>
        <BareCheckbox {...props} aria-invalid={error ? true : undefined} aria-describedby={help ? id : undefined} />
      </ControlLabel>
      {help && (
        <Help id={id} data-error={Boolean(error)}>
          {error && <ErrorIcon size={16} />}
          <TextElement>{help}</TextElement>
        </Help>
      )}
    </div>
  )
}
