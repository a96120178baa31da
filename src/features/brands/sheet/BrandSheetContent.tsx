import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { Spinner } from '~/design/feedback/Spinner'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { EditIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { TextField } from '~/design/inputs/Field'
import { Select } from '~/design/inputs/Select'
import { Stack, Grow, Row } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { Muted } from '~/design/layout/Text'
import { uncreatedCsv } from '~/features/brands/brand-csv'
import { normalWebAddress } from '~/features/brands/brand-form'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import type { BulkResult } from '~/features/shared/mutations/use-bulk'
import { LineFields, LineProblem, RemoveLine, type SheetLineState } from '~/features/shared/sheet/SheetRows'
import { errorText, waitText } from '~/i18n/error-text'

import { type BrandRow, problemsOf, readyRows, type BrandProblems } from './brand-rows'
import type { useCreateBrands } from './use-create-brands'

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

type NotesProps = { sheet: ReturnType<typeof useCreateBrands>; waitMs: number | undefined }

/** What is not known of the existing brands, and a pause that the server asks for. */
export function Notes({ sheet: { checking, unread }, waitMs }: NotesProps) {
  const intl = useIntl()
  const pause = waitText(intl, waitMs)
  return (
    <>
      {unread && (
        <Alert severity="warning" role="status">
          <FormattedMessage id="sheet.brands.unread" />
        </Alert>
      )}
      {(checking || pause) && (
        <Muted as="p" size="small" role="status">
          {pause ? (
            <FormattedMessage id="sheet.brands.wait" values={{ wait: pause }} />
          ) : (
            <FormattedMessage id="sheet.brands.checking" />
          )}
        </Muted>
      )}
    </>
  )
}

type OutcomeProps = {
  outcome: BulkResult<BrandRow>
  rows: readonly BrandRow[]
  existing: ReadonlySet<string> | undefined
  free: number | undefined
}

/** How many brands are created, may be, and are not; those that are not known to be, as a file with the reason of each. */
export function Outcome({ outcome: { done, unconfirmed, failed, limit }, rows, existing, free }: OutcomeProps) {
  const intl = useIntl()
  const left = rows.filter(({ sent }) => !sent)
  const uncertain = left.filter((row) => row.unconfirmed).length
  const missing = left.length - uncertain
  return (
    <Stack spacing={1}>
      {done.length > 0 && (
        <Alert
          severity="success"
          title={<FormattedMessage id="sheet.brands.created.count" values={{ count: done.length }} />}
        />
      )}
      {uncertain > 0 && (
        <Alert
          severity="warning"
          title={<FormattedMessage id="sheet.brands.unconfirmed.title" values={{ count: uncertain }} />}
        >
          <FormattedMessage id="sheet.brands.unconfirmed.body" />
          <FailureReference of={unconfirmed.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
      {missing > 0 && (
        <Alert
          severity={failed.length > 0 ? 'error' : 'warning'}
          title={
            limit ? (
              <FormattedMessage id="sheet.brands.tooMany" />
            ) : (
              <FormattedMessage id="sheet.brands.left" values={{ count: missing }} />
            )
          }
        >
          {limit && <div>{errorText(intl, limit)}</div>}
          <FormattedMessage id="sheet.brands.left.body" />
          <FailureReference of={failed.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
      {left.length > 0 && (
        <div>
          <ExportButton
            name={intl.formatMessage({ id: 'sheet.brands.csv.file' })}
            rows={async () => uncreatedCsv(intl, rows, problemsOf(rows, existing), readyRows(rows, existing, free))}
          />
        </div>
      )}
    </Stack>
  )
}
