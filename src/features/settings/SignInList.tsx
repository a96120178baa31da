import { type IntlShape, useIntl } from 'react-intl'

import type { Column } from '~/design/data/data-table'
import { EventList } from '~/features/shared/lists/EventList'
import { ABSENT } from '~/i18n/dates'
import { createFormats, type Formats, useFormats } from '~/i18n/formats'

import { type LoginRow, loginColumns } from './SecuritySection'

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

/** Every sign-in by day, filtered by result and device, and as a file. */
export function SignInList({ rows }: { rows: readonly LoginRow[] }) {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <EventList
      label={intl.formatMessage({ id: 'settings.history.title' })}
      rows={rows}
      columns={columnsByDay(intl, formats)}
      filters={[
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
      ]}
      file={intl.formatMessage({ id: 'settings.history.file' })}
      csv={(shown) => loginCsv(intl, shown)}
    />
  )
}
