import { useState } from 'react'
import { useIntl } from 'react-intl'

import { TextField } from '~/design/inputs/TextField'
import { Stack } from '~/design/layout/layout'

import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

type TypedConfirmDialogProps = Omit<ConfirmDialogProps, 'danger' | 'disabled'> & {
  /** The text to type before the action is possible. */
  expected: string
}

/** Removes what a keyboard cannot type: typographic apostrophes, zero-width characters, special spaces. */
const folded = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** For actions that cannot be undone: the user types the name of what will be deleted. */
export function TypedConfirmDialog({ expected, children, onClosed, ...props }: TypedConfirmDialogProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const matches = typed !== '' && folded(typed) === folded(expected)
  const forget = () => {
    setTyped('')
    setLeft(false)
    onClosed?.()
  }
  return (
    <ConfirmDialog {...props} danger disabled={!matches} onClosed={forget}>
      <Stack spacing={2}>
        <div>{children}</div>
        <TextField
          label={intl.formatMessage({ id: 'data.typed.label' }, { name: expected })}
          value={typed}
          readOnly={props.busy ?? false}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          error={left && typed && !matches ? intl.formatMessage({ id: 'data.typed.mismatch' }) : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setLeft(true)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
