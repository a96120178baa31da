import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { EyeIcon, EyeOffIcon } from '~/design/icons/first-icons'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'

import { IconButton } from './IconButton'
import { TextField, type TextFieldProps } from './TextField'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'multiline' | 'endAdornment'> & {
  autoComplete: 'current-password' | 'new-password'
  /** Several stand on the page: the toggle says which of them it is for. */
  several?: boolean
}

/** The toggle names what it will do, and what it did is said aloud. Submitting the form hides the password. */
export function PasswordField({ id, several = false, ...props }: PasswordFieldProps) {
  const intl = useIntl()
  const ownId = useId()
  const [shown, setShown] = useState<boolean>()
  const inputId = id ?? ownId

  // C162: what is sent, and may be saved by the browser, is a password again
  useEffect(() => {
    if (!shown) return
    const input = document.getElementById(inputId)
    const form = input instanceof HTMLInputElement ? input.form : null
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [shown, inputId])

  const toggle = shown ? 'common.password.hide' : 'common.password.show'
  return (
    <>
      <TextField
        spellCheck={false}
        autoCapitalize="off"
        {...props}
        id={inputId}
        type={shown ? 'text' : 'password'}
        endAdornment={
          <IconButton
            size="small"
            label={
              several
                ? intl.formatMessage({ id: `${toggle}Field` }, { field: props.label })
                : intl.formatMessage({ id: toggle })
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
