import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { EyeIcon, EyeOffIcon } from '~/design/icons/first-icons'
import { VisuallyHidden } from '~/design/layout/Text'

import { IconButton } from './Button'
import { TextField, type TextFieldProps } from './Field'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'rows' | 'end'> & {
  autoComplete: 'current-password' | 'new-password'
  /** Set it when the page has several password fields: the toggle's name then includes the label. */
  several?: boolean
}

/**
 * Asks for a password. Where one is chosen, a `PasswordChecklist` or a `PasswordMeter` stands below it. The toggle's label
 * says what it will do; the result is announced. Submitting hides the password.
 */
export function PasswordField({ id, several = false, ...props }: PasswordFieldProps) {
  const intl = useIntl()
  const ownId = useId()
  const [shown, setShown] = useState<boolean>()
  const inputId = id ?? ownId

  // Browsers save a password only from a password field (C162)
  useEffect(() => {
    if (!shown) return
    const input = document.getElementById(inputId)
    const form = input instanceof HTMLInputElement ? input.form : null
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [shown, inputId])

  const toggle = shown
    ? ({ one: 'common.password.hide', ofSeveral: 'common.password.hideField' } as const)
    : ({ one: 'common.password.show', ofSeveral: 'common.password.showField' } as const)
  return (
    <>
      <TextField
        spellCheck={false}
        autoCapitalize="off"
        {...props}
        id={inputId}
        type={shown ? 'text' : 'password'}
        end={
          <IconButton
            size="small"
            label={
              several
                ? intl.formatMessage({ id: toggle.ofSeveral }, { field: props.label })
                : intl.formatMessage({ id: toggle.one })
            }
            aria-controls={inputId}
            disabled={props.disabled ?? false}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        }
      />
      <VisuallyHidden role="status">
        {shown !== undefined && intl.formatMessage({ id: shown ? 'common.password.shown' : 'common.password.hidden' })}
      </VisuallyHidden>
    </>
  )
}
