import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { knownValues } from '~/api/generated/known-values.gen'
import { AddressText } from '~/design/data/Facts'
import { Spinner } from '~/design/feedback/Spinner'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { EditIcon, TrashIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { Select } from '~/design/inputs/Select'
import { TextField } from '~/design/inputs/TextField'
import { Box, Grow, Row, Spaced, Typography } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { Muted } from '~/design/layout/Text'
import { roleLabel } from '~/features/shared/user/role-label'
import { ABSENT } from '~/i18n/format-day'

import { BrandField, useInvitingBrand } from '../BrandField'
import type { SheetProblems, SheetRow } from './sheet-rows'

type SheetLineProps = {
  row: SheetRow
  problems: SheetProblems
  /** Its fields are open for editing. */
  editing: boolean
  busy: boolean
  /** Its invitation is being sent. */
  current: boolean
  onChange: (part: Partial<SheetRow>) => void
  onEdit: (event: MouseEvent) => void
  onRemove: (event: MouseEvent) => void
}

/** One row of the sheet: as it was parsed, or with its fields open. */
export function SheetLine(props: SheetLineProps) {
  const { row, editing, busy, current, onEdit, onRemove } = props
  const intl = useIntl()
  const brand = useInvitingBrand(row.brand)?.name
  const { line, email } = row
  const role = row.role && roleLabel(intl, row.role)
  const removal = (
    <IconButton
      size="small"
      data-remove
      label={intl.formatMessage({ id: 'invitations.sheet.remove' }, { line, email })}
      onClick={onRemove}
    >
      <TrashIcon />
    </IconButton>
  )

  return (
    <Box component="li" data-line={line} sx={LINE}>
      {editing ? (
        <>
          <Row justify="space-between" align="center">
            <Muted size="small">
              <FormattedMessage id="invitations.sheet.line" values={{ line }} />
            </Muted>
            {removal}
          </Row>
          <Fields {...props} />
          {row.refused && (
            <Spaced mt={1}>
              <Refusal>{row.refused}</Refusal>
            </Spaced>
          )}
        </>
      ) : (
        <Row align="center" gap={0.5}>
          <Grow>
            <div>
              <AddressText>{email}</AddressText>
            </div>
            <Muted size="small">{[brand ?? ABSENT, role || ABSENT].join(' · ')}</Muted>
            {row.refused && <Refusal>{row.refused}</Refusal>}
          </Grow>
          {row.sent || busy ? (
            <State row={row} current={current} />
          ) : (
            <>
              <IconButton
                size="small"
                label={intl.formatMessage({ id: 'invitations.sheet.edit' }, { line, email })}
                onClick={onEdit}
              >
                <EditIcon />
              </IconButton>
              {removal}
            </>
          )}
        </Row>
      )}
    </Box>
  )
}

/** The state of its invitation. */
function State({ row, current }: Pick<SheetLineProps, 'row' | 'current'>) {
  if (row.sent)
    return (
      <StatusBadge tone={row.later ? 'info' : 'success'}>
        <FormattedMessage id={row.later ? 'invitations.sheet.later' : 'invitations.sheet.sent'} />
      </StatusBadge>
    )
  if (row.refused)
    return (
      <StatusBadge tone="error">
        <FormattedMessage id="invitations.sheet.refused" />
      </StatusBadge>
    )
  return current ? (
    <StatusBadge tone="info" icon={<Spinner />}>
      <FormattedMessage id="invitations.sheet.sending" />
    </StatusBadge>
  ) : (
    <StatusBadge>
      <FormattedMessage id="invitations.sheet.waiting" />
    </StatusBadge>
  )
}

function Fields({ row, problems, onChange }: SheetLineProps) {
  const intl = useIntl()
  const text = (id: SheetProblems[keyof SheetProblems]) => id && intl.formatMessage({ id })
  return (
    <Columns count={3} gap={1.5}>
      <TextField
        name="email"
        label={intl.formatMessage({ id: 'invitations.sheet.email' })}
        value={row.email}
        error={text(problems.email)}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <BrandField
        name="brand_id"
        value={row.brand}
        error={text(problems.brand) && written(row.writtenBrand, text(problems.brand))}
        disabled={false}
        onChange={(brand) => onChange({ brand })}
      />
      <Select
        label={intl.formatMessage({ id: 'forms.label.role' })}
        value={row.role}
        error={text(problems.role) && written(row.writtenRole, text(problems.role))}
        placeholder={intl.formatMessage({ id: 'invitations.sheet.role.required' })}
        options={knownValues.invitedType.map((type) => ({ value: type, label: roleLabel(intl, type) }))}
        onChange={(role) => onChange({ role })}
      />
    </Columns>
  )

  /** The text that was not understood, or else the message for a missing value. */
  function written(words: string, missing: string | undefined) {
    return words === '' ? missing : intl.formatMessage({ id: 'invitations.sheet.unknown' }, { text: words })
  }
}

const LINE = { py: 1, '& + li': { borderTop: 1, borderColor: 'divider' } } as const

const Refusal = ({ children }: { children: string }) => (
  <Typography variant="body2" component="div" color="error">
    {children}
  </Typography>
)
