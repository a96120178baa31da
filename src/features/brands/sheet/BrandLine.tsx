import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Name } from '~/design/data/Facts'
import { Spinner } from '~/design/feedback/Spinner'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { EditIcon } from '~/design/icons/icons'
import { TextField } from '~/design/inputs/Field'
import { IconButton } from '~/design/inputs/IconButton'
import { Select } from '~/design/inputs/Select'
import { Grow, Row } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { Muted } from '~/design/layout/Text'
import { normalWebAddress } from '~/features/brands/brand-form'
import { LineFields, LineProblem, RemoveLine, type SheetLineState } from '~/features/shared/sheet/SheetRows'

import type { BrandProblems, BrandRow } from './brand-rows'

type BrandLineProps = SheetLineState & {
  row: BrandRow
  problems: BrandProblems
  /** The plan has no room for it. */
  over: boolean
  onChange: (line: number, changes: Partial<BrandRow>) => void
}

/** One brand of the sheet: as it was parsed, or with its fields open. It renders when its row changes: a sheet is long. */
export const BrandLine = memo(Line)

function Line(props: BrandLineProps) {
  const { row, over, editing, busy, current, onEdit, onRemove } = props
  const intl = useIntl()
  const { line, name, url, state } = row
  const removal = (
    <RemoveLine label={intl.formatMessage({ id: 'sheet.brands.remove' }, { line, name })} onRemove={onRemove} />
  )
  if (editing)
    return (
      <LineFields line={line} removal={removal} refused={row.refused}>
        <Fields {...props} />
      </LineFields>
    )
  const facts = [url, state === 'inactive' && intl.formatMessage({ id: 'brands.inactive' })].filter(Boolean)
  return (
    <Row align="center" gap={0.5}>
      <Grow>
        <Name>{name}</Name>
        {facts.length > 0 && <Muted size="small">{facts.join(' · ')}</Muted>}
        {row.refused && <LineProblem>{row.refused}</LineProblem>}
      </Grow>
      {row.sent || busy || row.unconfirmed ? (
        <State row={row} current={current} />
      ) : (
        <>
          {over && (
            <StatusBadge tone="warning">
              <FormattedMessage id="sheet.brands.over" />
            </StatusBadge>
          )}
          <IconButton
            size="small"
            label={intl.formatMessage({ id: 'sheet.brands.edit' }, { line, name })}
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

function State({ row: { sent, unconfirmed, refused }, current }: Pick<BrandLineProps, 'row' | 'current'>) {
  if (sent)
    return (
      <StatusBadge tone="success">
        <FormattedMessage id="sheet.brands.created" />
      </StatusBadge>
    )
  if (current)
    return (
      <StatusBadge tone="info" icon={<Spinner />}>
        <FormattedMessage id="sheet.brands.creating" />
      </StatusBadge>
    )
  if (unconfirmed)
    return (
      <StatusBadge tone="warning">
        <FormattedMessage id="sheet.brands.unconfirmed" />
      </StatusBadge>
    )
  return refused ? (
    <StatusBadge tone="error">
      <FormattedMessage id="sheet.brands.refused" />
    </StatusBadge>
  ) : (
    <StatusBadge>
      <FormattedMessage id="sheet.brands.waiting" />
    </StatusBadge>
  )
}

function Fields({ row, problems, onChange }: BrandLineProps) {
  const intl = useIntl()
  const change = (changes: Partial<BrandRow>) => onChange(row.line, changes)
  const text = (id: BrandProblems[keyof BrandProblems]) => id && intl.formatMessage({ id })
  const unknown =
    row.writtenState === ''
      ? text(problems.state)
      : intl.formatMessage({ id: 'sheet.unknown' }, { text: row.writtenState })
  return (
    <Columns count={3} gap={1.5}>
      <TextField
        label={intl.formatMessage({ id: 'brandpages.label.brandName' })}
        value={row.name}
        error={text(problems.name)}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={intl.formatMessage({ id: 'brandpages.label.url' })}
        value={row.url}
        error={text(problems.url)}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => change({ url: target.value })}
        onBlur={({ target }) => change({ url: normalWebAddress(target.value) })}
      />
      <Select
        label={intl.formatMessage({ id: 'brandpages.state' })}
        value={row.state}
        error={problems.state && unknown}
        placeholder={intl.formatMessage({ id: 'sheet.brands.state.required' })}
        options={(['active', 'inactive'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `brands.${value}` }),
        }))}
        onChange={(state) => change({ state })}
      />
    </Columns>
  )
}
