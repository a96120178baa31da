import { FormattedMessage, useIntl } from 'react-intl'

import { knownValues } from '~/api/generated/known-values.gen'
import { AddressText } from '~/design/data/Facts'
import { Spinner } from '~/design/feedback/Spinner'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { EditIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { TextField } from '~/design/inputs/Field'
import { Select } from '~/design/inputs/Select'
import { Grow, Row } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { Muted } from '~/design/layout/Text'
import { LineFields, LineProblem, RemoveLine, type SheetLineState } from '~/features/shared/sheet/SheetRows'
import { roleLabel } from '~/features/shared/user/user-texts'
import { ABSENT } from '~/i18n/dates'

import { BrandField } from '../BrandField'
import type { SheetProblems, SheetRow } from './sheet-rows'

type SheetLineProps = SheetLineState & {
  row: SheetRow
  /** The name of its brand, once known: 500 rows ask for it together. */
  brand: string | undefined
  problems: SheetProblems
  onChange: (part: Partial<SheetRow>) => void
}

/** One row of the sheet: as it was parsed, or with its fields open. */
export function SheetLine(props: SheetLineProps) {
  const { row, brand, editing, busy, current, onEdit, onRemove } = props
  const intl = useIntl()
  const { line, email } = row
  const role = row.role && roleLabel(intl, row.role)
  const removal = (
    <RemoveLine label={intl.formatMessage({ id: 'invitations.sheet.remove' }, { line, email })} onRemove={onRemove} />
  )
  if (editing)
    return (
      <LineFields line={line} removal={removal} refused={row.refused}>
        <Fields {...props} />
      </LineFields>
    )
  return (
    <Row align="center" gap={0.5}>
      <Grow>
        <div>
          <AddressText>{email}</AddressText>
        </div>
        <Muted size="small">{[brand ?? ABSENT, role || ABSENT].join(' · ')}</Muted>
        {row.refused && <LineProblem>{row.refused}</LineProblem>}
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
    return words === '' ? missing : intl.formatMessage({ id: 'sheet.unknown' }, { text: words })
  }
}
