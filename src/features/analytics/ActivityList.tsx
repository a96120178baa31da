import { type IntlShape, useIntl } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import type { Column } from '~/design/data/data-table'
import { Truncated } from '~/design/data/Truncated'
import {
  activityWords,
  brandBeside,
  isKnownActivity,
  type NamedEntry,
  ActivityCard,
} from '~/features/shared/activity/ActivityCard'
import { EventList } from '~/features/shared/lists/EventList'
import { newestFirst, inWords, ProviderWords } from '~/features/shared/provider-data'
import { ABSENT } from '~/i18n/dates'
import { createFormats, type Formats, useFormats } from '~/i18n/formats'

type EventRow = NamedEntry & { key: number }

const text = (value: string | null | undefined) => value?.trim() || undefined

const kindOf = (intl: IntlShape, type: string) =>
  isKnownActivity(type) ? intl.formatMessage({ id: `figures.events.kind.${type}` }) : inWords(type)

/** A header row, then a row for each event. */
export function activityCsv(intl: IntlShape, rows: readonly NamedEntry[]): string[][] {
  const { isoDate, time } = createFormats(intl)
  return [
    [
      ...(['date', 'time', 'kind', 'what', 'user'] as const).map((id) =>
        intl.formatMessage({ id: `figures.events.${id}` }),
      ),
      intl.formatMessage({ id: 'figures.people.brand' }),
    ],
    ...rows.map((row) => [
      isoDate(row.created_at),
      row.created_at === undefined ? '' : time(row.created_at),
      row.type === undefined ? '' : kindOf(intl, row.type),
      activityWords(intl, row).text,
      text(row.user) ?? '',
      text(row.brand) ?? '',
    ]),
  ]
}

/** The heading above the rows says the day. A line of a narrow list has no heading. */
const columnsByDay = (intl: IntlShape, { time, dateTime }: Formats): Column<EventRow>[] => [
  {
    id: 'what',
    header: intl.formatMessage({ id: 'figures.events.what' }),
    cell: (row) => <ProviderWords words={activityWords(intl, row)} />,
  },
  {
    id: 'user',
    header: intl.formatMessage({ id: 'figures.events.user' }),
    cell: ({ user }) => <Truncated>{text(user) ?? ABSENT}</Truncated>,
    line: ({ user }) => text(user),
  },
  {
    id: 'brand',
    header: intl.formatMessage({ id: 'figures.people.brand' }),
    cell: ({ brand }) => <Truncated>{text(brand) ?? ABSENT}</Truncated>,
    line: (row) => brandBeside(activityWords(intl, row), row),
  },
  {
    id: 'time',
    header: intl.formatMessage({ id: 'figures.events.time' }),
    fit: 'content',
    cell: ({ created_at: at }) => (at ? <time dateTime={at}>{time(at)}</time> : ABSENT),
    line: ({ created_at: at }) => at && <time dateTime={at}>{dateTime(at)}</time>,
  },
]

function Events({ entries }: { entries: readonly NamedEntry[] }) {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <EventList
      label={intl.formatMessage({ id: 'data.activity.title' })}
      rows={newestFirst(entries).map((entry, key) => ({ ...entry, key }))}
      columns={columnsByDay(intl, formats)}
      filters={[
        {
          id: 'kind',
          label: intl.formatMessage({ id: 'figures.events.kind' }),
          all: intl.formatMessage({ id: 'figures.events.kind.all' }),
          valueOf: ({ type }) => text(type),
          nameOf: (type) => kindOf(intl, type),
        },
        {
          id: 'user',
          label: intl.formatMessage({ id: 'figures.events.user' }),
          all: intl.formatMessage({ id: 'figures.events.user.all' }),
          valueOf: ({ user }) => text(user),
        },
        {
          id: 'brand',
          label: intl.formatMessage({ id: 'figures.people.brand' }),
          all: intl.formatMessage({ id: 'figures.events.brand.all' }),
          valueOf: ({ brand }) => text(brand),
        },
      ]}
      file={intl.formatMessage({ id: 'figures.events.file' })}
      csv={(rows) => activityCsv(intl, rows)}
    />
  )
}

/** All activity that the server sends, by day, filtered by kind, user and brand, and as a file. */
export const ActivityList = ({ of }: { of: (entry: ActivityEntry) => boolean }) => (
  <ActivityCard of={of}>{(entries) => <Events entries={entries} />}</ActivityCard>
)
