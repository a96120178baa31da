import type { ReactNode, Ref } from 'react'
import { useIntl } from 'react-intl'

import { ChipsField } from '~/design/inputs/ChipsField'
import { isEmail } from '~/validation/rule'

import {
  entriesOf,
  isComplete,
  isDuplicate,
  listedEmails,
  splitTyped,
  withEntries,
  withoutEntry,
} from './email-entries'

type EmailsFieldProps = {
  name: string
  /** All addresses as one text: the form value. */
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
  error: string | undefined
  disabled: boolean
  status: ReactNode
  /** @returns whether the text is checked as a sheet */
  onSheet: (text: string) => boolean
}

/** One address or many, typed or pasted (INV-12); each becomes a chip that says what is wrong with it. */
export function EmailsField({ value, onChange, onBlur, onSheet, ...field }: EmailsFieldProps) {
  const intl = useIntl()
  const { listed, typed } = splitTyped(value)
  const emails = listedEmails(listed)

  function paste(text: string) {
    if (onSheet(text)) return true
    const [first = '', second] = entriesOf(text)
    if (second === undefined && (typed !== '' || !isEmail(first))) return false
    onChange(withEntries(value, `\n${text}`))
    return true
  }

  return (
    <ChipsField
      {...field}
      autoFocus
      inputMode="email"
      label={intl.formatMessage({ id: 'invitations.dialog.emails' })}
      helper={intl.formatMessage({ id: 'invitations.dialog.emails.helper' })}
      listLabel={intl.formatMessage({ id: 'invitations.dialog.emails.list' })}
      removeLabel={(email) => intl.formatMessage({ id: 'invitations.dialog.emails.remove' }, { email })}
      removedLabel={(email) => intl.formatMessage({ id: 'invitations.dialog.emails.removed' }, { email })}
      chipHelp={intl.formatMessage({ id: 'invitations.dialog.emails.keys' })}
      chips={emails.map((one) => ({
        text: one.text,
        problem: one.problem && {
          text: intl.formatMessage({ id: one.problem }),
          tone: isDuplicate(one) ? 'warning' : 'error',
        },
      }))}
      typed={typed}
      onTyped={(text) => onChange(isComplete(text) ? withEntries(listed, text) : listed + text)}
      onCommit={() => typed !== '' && onChange(withEntries(value))}
      onBlur={onBlur}
      onPasteText={paste}
      onRemove={(place) => onChange(withoutEntry(listed, place) + typed)}
      onEdit={(place) => onChange(withEntries(withoutEntry(listed, place), typed) + (emails[place]?.text ?? ''))}
    />
  )
}
