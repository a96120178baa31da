import { useState, type ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'

import { listLoginHistoryOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { LoginHistory as LoginHistoryAnswer } from '~/api/generated/types.gen'
import type { Column } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { Truncated } from '~/design/data/Truncated'
import { EmptyState } from '~/design/feedback/EmptyState'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { ClockIcon } from '~/design/icons/icons'
import { Stack } from '~/design/layout/Flex'
import type { EventFilter } from '~/features/shared/lists/EventList'
import { newestFirst } from '~/features/shared/provider-data'
import { QueryTable } from '~/features/shared/queries/QuerySection'
import { OpenListButton } from '~/features/shared/Section'
import { ABSENT } from '~/i18n/dates'
import { createFormats, type Formats, useFormats } from '~/i18n/formats'
import { type JsonObject, own } from '~/platform/json'

/** One sign-in. The provider may leave out any field. */
export type LoginRow = {
  key: number
  created_at: string | undefined
  address: string | undefined
  device: string | undefined
  success: boolean | undefined
}

/** What servers call these fields, which the documents do not show (decision 7): the contract's name first. */
const NAMES = {
  time: ['timestamp', 'created_at', 'login_time', 'logged_in_at', 'date'],
  address: ['ip_address', 'ip'],
  agent: ['user_agent', 'device', 'browser'],
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

const textOf = (entry: JsonObject, names: readonly string[]) =>
  names.map((name) => text(own(entry, name))).find((found) => found !== undefined)

const SUCCESS = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ['true', true],
  ['false', false],
])

export const toLoginRows = (entries: readonly JsonObject[]): LoginRow[] =>
  newestFirst(
    entries.map((entry, key) => ({
      key,
      created_at: textOf(entry, NAMES.time),
      address: textOf(entry, NAMES.address),
      device: deviceOf(textOf(entry, NAMES.agent)),
      success: SUCCESS.get(entry['success']),
    })),
  )

type Names = readonly (readonly [pattern: RegExp, name: string])[]

// first match wins: most user agents also contain the names below
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: Names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: Names, agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1]

/** 'Firefox · Windows' for a user agent; an unknown one unchanged. */
export function deviceOf(agent: string | undefined): string | undefined {
  if (agent === undefined) return undefined
  const known = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)].filter((name) => name !== undefined)
  return known.length > 0 ? known.join(' · ') : agent
}

/** Loaded when all sign-ins are asked for. */
const EventList = lazyComponent(async () => (await import('~/features/shared/lists/EventList')).EventList<LoginRow>)

/** Rows shown at first; the list of all on demand. */
const FEW = 5

/** The sign-ins of this account: time, address, browser. */
export function LoginHistory() {
  const intl = useIntl()
  const { dateTime } = useFormats()
  const [all, setAll] = useState(false)
  return (
    <QueryTable query={listLoginHistoryOptions()} failed="settings.history.failed" isEmpty={isEmpty} empty={NOTHING}>
      {({ data, loading, placeholder }) => {
        const rows = toLoginRows(data?.login_history ?? [])
        const latest = (
          <DataTable
            label={intl.formatMessage({ id: 'settings.history.title' })}
            columns={loginColumns(intl, dateTime)}
            rows={rows.slice(0, FEW)}
            rowKey={({ key }) => key}
            rowName={({ created_at }) => (created_at ? dateTime(created_at) : ABSENT)}
            loading={loading}
            placeholder={placeholder}
          />
        )
        if (all) return <AllSignIns rows={rows} fallback={latest} />
        return (
          <Stack spacing={1}>
            {latest}
            {rows.length > FEW && (
              <OpenListButton size="small" {...EventList.preloadOnIntent} onOpen={() => setAll(true)}>
                <FormattedMessage id="settings.history.more" />
              </OpenListButton>
            )}
          </Stack>
        )
      }}
    </QueryTable>
  )
}

const isEmpty = ({ login_history: entries }: LoginHistoryAnswer) => entries.length === 0

const NOTHING = <EmptyState icon={<ClockIcon />} title={<FormattedMessage id="settings.history.empty" />} level={3} />

/** Unknown values are shown as a dash. */
const loginColumns = (intl: IntlShape, dateTime: (at: string) => string): Column<LoginRow>[] => [
  {
    id: 'date',
    header: intl.formatMessage({ id: 'settings.history.date' }),
    cell: ({ created_at: at }) => (at ? <time dateTime={at}>{dateTime(at)}</time> : ABSENT),
  },
  {
    id: 'device',
    header: intl.formatMessage({ id: 'settings.history.device' }),
    cell: ({ device = ABSENT }) => <Truncated>{device}</Truncated>,
    line: ({ device = ABSENT }) => device,
  },
  {
    id: 'address',
    header: intl.formatMessage({ id: 'settings.history.address' }),
    cell: ({ address = ABSENT }) => <Truncated>{address}</Truncated>,
    line: ({ address = ABSENT }) => address,
  },
  {
    id: 'result',
    header: intl.formatMessage({ id: 'settings.history.result' }),
    atEnd: true,
    cell: ({ success }) =>
      success === undefined ? (
        ABSENT
      ) : (
        <StatusBadge tone={success ? 'success' : 'error'}>
          <FormattedMessage id={success ? 'settings.history.succeeded' : 'settings.history.refused'} />
        </StatusBadge>
      ),
  },
]

const resultOf = (intl: IntlShape, { success }: LoginRow) =>
  success === undefined
    ? undefined
    : intl.formatMessage({ id: success ? 'settings.history.succeeded' : 'settings.history.refused' })

/** A header row, then a row for each sign-in. */
export function loginCsv(intl: IntlShape, rows: readonly LoginRow[]): string[][] {
  const { isoDate, time } = createFormats(intl)
  return [
    (['date', 'time', 'device', 'address', 'result'] as const).map((id) =>
      intl.formatMessage({ id: `settings.history.${id}` }),
    ),
    ...rows.map((row) => [
      isoDate(row.created_at),
      row.created_at === undefined ? '' : time(row.created_at),
      row.device ?? '',
      row.address ?? '',
      resultOf(intl, row) ?? '',
    ]),
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

const filtersIn = (intl: IntlShape): EventFilter<LoginRow>[] => [
  {
    id: 'result',
    label: intl.formatMessage({ id: 'settings.history.result' }),
    all: intl.formatMessage({ id: 'settings.history.result.all' }),
    valueOf: (row) => resultOf(intl, row),
  },
  {
    id: 'device',
    label: intl.formatMessage({ id: 'settings.history.device' }),
    all: intl.formatMessage({ id: 'settings.history.device.all' }),
    valueOf: ({ device }) => device,
  },
]

/** Every sign-in by day, filtered by result and device, and as a file. */
function AllSignIns({ rows, fallback }: { rows: readonly LoginRow[]; fallback: ReactNode }) {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <EventList
      fallback={fallback}
      label={intl.formatMessage({ id: 'settings.history.title' })}
      rows={rows}
      columns={columnsByDay(intl, formats)}
      filters={filtersIn(intl)}
      file={intl.formatMessage({ id: 'settings.history.file' })}
      csv={(shown) => loginCsv(intl, shown)}
    />
  )
}
