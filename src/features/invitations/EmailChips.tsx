import { useId, useRef, useState, type MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { Box } from '~/design/layout/layout'
import { atPlace, passFocusOn } from '~/design/layout/pass-focus'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'

import { isDuplicate, type ListedEmail } from './email-list'

type EmailChipsProps = {
  emails: readonly ListedEmail[]
  disabled: boolean
  /** The list without one of its entries. */
  onChange: (text: string) => void
  /** Takes the focus when the last address is gone. */
  field: () => HTMLElement | null
}

/** INV-12: each address as it was understood, with what is wrong with it. */
export function EmailChips({ emails, disabled, onChange, field }: EmailChipsProps) {
  const intl = useIntl()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const [removed, setRemoved] = useState<string>()
  const valid = emails.filter(({ problem }) => !problem).length
  const without = (place: number) =>
    emails
      .filter((_, at) => at !== place)
      .map(({ text }) => text)
      .join('\n')

  function remove({ currentTarget }: MouseEvent, place: number) {
    passFocusOn(currentTarget, () => atPlace(list.current, 'button', place), field)
    setRemoved(emails[place]?.text)
    onChange(without(place))
  }

  return (
    <Box>
      {emails.length > 0 && (
        <Box
          component="ul"
          ref={list}
          aria-label={intl.formatMessage({ id: 'invitations.dialog.emails.list' })}
          sx={LIST}
        >
          {emails.map((listed, place) => (
            // the same address may stand there twice
            <Box component="li" key={`${place}-${listed.text}`} sx={CHIP}>
              <StatusBadge tone={toneOf(listed)}>{listed.text}</StatusBadge>
              <IconButton
                size="small"
                disabled={disabled}
                label={intl.formatMessage({ id: 'invitations.dialog.emails.remove' }, { email: listed.text })}
                aria-describedby={listed.problem ? `${id}-${place}` : undefined}
                onClick={(event) => remove(event, place)}
              >
                <CloseIcon size={16} />
              </IconButton>
              {listed.problem && (
                <Box component="span" id={`${id}-${place}`} sx={{ ...WRONG, color: `${toneOf(listed)}.main` }}>
                  <FormattedMessage id={listed.problem} />
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
      {/* stays when the list is empty: the removal of its last entry is said too */}
      <Box role="status" sx={{ '&:not(:empty)': { mt: 0.5 }, typography: 'body2', color: 'text.secondary' }}>
        {removed !== undefined && (
          <VisuallyHidden>
            <FormattedMessage id="invitations.dialog.emails.removed" values={{ email: removed }} />
            {'. '}
          </VisuallyHidden>
        )}
        {emails.length > 0 && <FormattedMessage id="invitations.dialog.emails.count" values={{ count: valid }} />}
      </Box>
    </Box>
  )
}

const toneOf = (listed: ListedEmail) => (!listed.problem ? 'success' : isDuplicate(listed) ? 'warning' : 'error')

/** A long list scrolls by itself: the fields under it stay near. */
const LIST = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 4px',
  maxHeight: 168,
  overflowY: 'auto',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const

const CHIP = {
  display: 'grid',
  // a long address gives way to its button; what is wrong with it stands below where it finds no room beside
  gridTemplateColumns: { xs: 'minmax(0, auto) auto 1fr', sm: 'minmax(0, auto) auto auto' },
  alignItems: 'center',
  maxWidth: '100%',
} as const

const WRONG = { typography: 'caption', pr: { sm: 1.5 }, gridColumn: { xs: '1 / -1', sm: 'auto' } } as const
