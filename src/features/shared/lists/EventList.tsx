import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { Column } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import type { ActiveFilter } from '~/design/data/FilterField'
import { FiltersBar } from '~/design/data/FiltersBar'
import { Stack } from '~/design/layout/Flex'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import { useNow } from '~/features/shared/Moment'
import { calendarDay, isoDay, ABSENT } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import { DAY_MS } from '~/platform/clock'

import { FilterSelect, FiltersSection, NothingFound } from './ListTools'

type Event = { key: number; created_at?: string | undefined }

export type EventFilter<Row> = {
  id: string
  label: string
  /** Label of the option for all rows. */
  all: string
  /** Undefined for a row that only 'all' shows. */
  valueOf: (row: Row) => string | undefined
  nameOf?: (value: string) => string
}

type EventListProps<Row> = {
  label: string
  /** The newest first. */
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  filters: readonly EventFilter<Row>[]
  /** Name of the exported file. */
  file: string
  /** A header row, then a row for each event. */
  csv: (rows: readonly Row[]) => string[][]
}

/** Events by day, filtered by what they are about, and as a file. A filter with one value is left out. */
export function EventList<Row extends Event>({ label, rows, columns, filters, file, csv }: EventListProps<Row>) {
  const intl = useIntl()
  const { dateTime, relative } = useFormats()
  const today = calendarDay(useNow(), intl.timeZone) ?? 0
  const [chosen, setChosen] = useState<Readonly<Record<string, string | undefined>>>({})
  const { compare } = new Intl.Collator(intl.locale)
  const shown = rows.filter((row) =>
    filters.every(({ id, valueOf }) => chosen[id] === undefined || valueOf(row) === chosen[id]),
  )
  const offered = filters.map(({ nameOf = (value) => value, ...filter }) => ({
    ...filter,
    value: chosen[filter.id],
    onChange: (value: string | undefined) => setChosen({ ...chosen, [filter.id]: value }),
    options: [...new Set(rows.flatMap((row) => filter.valueOf(row) ?? []))]
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((one, other) => compare(one.label, other.label)),
  }))
  const active = offered.flatMap(({ id, value, options, onChange }): ActiveFilter[] =>
    value === undefined
      ? []
      : [
          {
            id,
            label: options.find((option) => option.value === value)?.label ?? value,
            onRemove: () => onChange(undefined),
          },
        ],
  )
  const clear = () => setChosen({})

  function dayOf({ created_at: at }: Row) {
    const day = calendarDay(at, intl.timeZone)
    if (day === undefined) return ABSENT
    if (day === today || day === today - DAY_MS) return relative(isoDay(day))
    return intl.formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  }

  return (
    <Stack spacing={1.5}>
      <FiltersSection tools={<ExportButton name={file} rows={async () => csv(shown)} inToolbar />}>
        {(tools) => (
          <FiltersBar active={active} found={shown.length} tools={tools} onClear={clear}>
            {offered.map(
              ({ id, label, all, options, value, onChange }) =>
                options.length > 1 && <FilterSelect key={id} {...{ id, label, all, options, value, onChange }} />,
            )}
          </FiltersBar>
        )}
      </FiltersSection>
      <DataTable
        label={label}
        columns={columns}
        rows={shown}
        rowKey={({ key }) => key}
        rowName={({ created_at: at }) => (at ? dateTime(at) : ABSENT)}
        groupOf={dayOf}
        placeholder={shown.length === 0 && <NothingFound onClear={clear} />}
      />
    </Stack>
  )
}
