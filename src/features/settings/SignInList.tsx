import { useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import type { Column } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import type { ActiveFilter } from '~/design/data/FilterField'
import { FiltersBar } from '~/design/data/FiltersBar'
import { Stack } from '~/design/layout/Flex'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import { FilterSelect } from '~/features/shared/lists/FilterSelect'
import { FiltersSection } from '~/features/shared/lists/ListTools'
import { NothingFound } from '~/features/shared/lists/NothingFound'
import { useNow } from '~/features/shared/Moment'
import { calendarDay, isoDay } from '~/i18n/dates'
import { ABSENT } from '~/i18n/format-day'
import { createFormats, type Formats, useFormats } from '~/i18n/formats'
import { DAY_MS } from '~/platform/clock'

import { type LoginRow, loginColumns } from './LoginHistory'

type Filters = { result?: Result | undefined; device?: string | undefined }

const RESULTS = ['succeeded', 'refused'] as const
type Result = (typeof RESULTS)[number]

const resultOf = ({ success }: LoginRow): Result | undefined =>
  success === undefined ? undefined : success ? 'succeeded' : 'refused'

const matches = (row: LoginRow, { result, device }: Filters) =>
  (result === undefined || resultOf(row) === result) && (device === undefined || row.device === device)

/** A header row, then a row for each sign-in. */
export function loginCsv(intl: IntlShape, rows: readonly LoginRow[]): string[][] {
  const { isoDate, time } = createFormats(intl)
  return [
    (['date', 'time', 'device', 'address', 'result'] as const).map((id) =>
      intl.formatMessage({ id: `settings.history.${id}` }),
    ),
    ...rows.map((row) => {
      const result = resultOf(row)
      return [
        isoDate(row.created_at),
        row.created_at === undefined ? '' : time(row.created_at),
        row.device ?? '',
        row.address ?? '',
        result ? intl.formatMessage({ id: `settings.history.${result}` }) : '',
      ]
    }),
  ]
}

/** The heading above the rows says the day. A line of a narrow list has no heading. */
function columnsByDay(intl: IntlShape, { time, dateTime }: Formats): Column<LoginRow>[] {
  const [, ...others] = loginColumns(intl, dateTime)
  return [
    {
      id: 'time',
      header: intl.formatMessage({ id: 'settings.history.time' }),
      cell: ({ created_at: at }) => (at ? <time dateTime={at}>{time(at)}</time> : ABSENT),
      line: ({ created_at: at }) => (at ? <time dateTime={at}>{dateTime(at)}</time> : ABSENT),
    },
    ...others,
  ]
}

/** Every sign-in by day, filtered by result and device, and as a file. */
export function SignInList({ rows }: { rows: readonly LoginRow[] }) {
  const intl = useIntl()
  const formats = useFormats()
  const { dateTime, relative } = formats
  const today = calendarDay(useNow(), intl.timeZone) ?? 0
  const [filters, setFilters] = useState<Filters>({})
  const shown = rows.filter((row) => matches(row, filters))
  const devices = [...new Set(rows.flatMap(({ device }) => device ?? []))].toSorted(
    new Intl.Collator(intl.locale).compare,
  )
  const results = RESULTS.filter((result) => rows.some((row) => resultOf(row) === result))
  const change = (some: Filters) => setFilters({ ...filters, ...some })
  const nameOf = (result: Result) => intl.formatMessage({ id: `settings.history.${result}` })

  function dayOf({ created_at: at }: LoginRow) {
    const day = calendarDay(at, intl.timeZone)
    if (day === undefined) return ABSENT
    if (day === today || day === today - DAY_MS) return relative(isoDay(day))
    return intl.formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  }

  const active: ActiveFilter[] = []
  const { result, device } = filters
  if (result) active.push({ id: 'result', label: nameOf(result), onRemove: () => change({ result: undefined }) })
  if (device) active.push({ id: 'device', label: device, onRemove: () => change({ device: undefined }) })
  const clear = () => setFilters({})

  const tools = (
    <ExportButton
      name={intl.formatMessage({ id: 'settings.history.file' })}
      rows={async () => loginCsv(intl, shown)}
      inToolbar
    />
  )
  return (
    <Stack spacing={1.5}>
      <FiltersSection tools={tools}>
        {(ownTools) => (
          <FiltersBar active={active} found={shown.length} tools={ownTools} onClear={clear}>
            {results.length > 1 && (
              <FilterSelect
                id="result"
                label={intl.formatMessage({ id: 'settings.history.result' })}
                all={intl.formatMessage({ id: 'settings.history.result.all' })}
                options={results.map((value) => ({ value, label: nameOf(value) }))}
                value={result}
                onChange={(chosen) => change({ result: RESULTS.find((one) => one === chosen) })}
              />
            )}
            {devices.length > 1 && (
              <FilterSelect
                id="device"
                label={intl.formatMessage({ id: 'settings.history.device' })}
                all={intl.formatMessage({ id: 'settings.history.device.all' })}
                options={devices.map((value) => ({ value, label: value }))}
                value={device}
                onChange={(chosen) => change({ device: chosen })}
              />
            )}
          </FiltersBar>
        )}
      </FiltersSection>
      <DataTable
        label={intl.formatMessage({ id: 'settings.history.title' })}
        columns={columnsByDay(intl, formats)}
        rows={shown}
        rowKey={({ key }) => key}
        rowName={({ created_at: at }) => (at ? dateTime(at) : ABSENT)}
        groupOf={dayOf}
        placeholder={shown.length === 0 && <NothingFound onClear={clear} />}
      />
    </Stack>
  )
}
