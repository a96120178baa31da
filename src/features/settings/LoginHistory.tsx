import { useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'

import { listLoginHistoryOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { LoginHistory as LoginHistoryAnswer, LoginHistoryEntry } from '~/api/generated/types.gen'
import type { Column } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { Truncated } from '~/design/data/Truncated'
import { EmptyState } from '~/design/feedback/EmptyState'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { ClockIcon } from '~/design/icons/icons'
import { Stack, Typography } from '~/design/layout/Flex'
import { newestFirst } from '~/features/shared/provider-data'
import { QueryTable } from '~/features/shared/queries/QuerySection'
import { OpenListButton } from '~/features/shared/Section'
import { ABSENT } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'

/** One sign-in. The provider may leave out any field. */
export type LoginRow = {
  key: number
  created_at: string | undefined
  address: string | undefined
  device: string | undefined
  success: boolean | undefined
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

export const toLoginRows = (entries: readonly LoginHistoryEntry[]): LoginRow[] =>
  newestFirst(
    entries.map(({ timestamp, ip_address, user_agent, success }, key) => ({
      key,
      created_at: text(timestamp),
      address: text(ip_address),
      device: deviceOf(text(user_agent)),
      success: typeof success === 'boolean' ? success : undefined,
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

const SignInList = lazyComponent(async () => (await import('./SignInList')).SignInList)

/** Rows shown at first; the list of all on demand. */
const FEW = 5

/** The sign-ins of this account: time, address, browser. */
export function LoginHistory() {
  const intl = useIntl()
  const { dateTime } = useFormats()
  const [all, setAll] = useState(false)
  return (
    <Stack spacing={1.5}>
      <Typography component="h3" variant="h4">
        <FormattedMessage id="settings.history.title" />
      </Typography>
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
          if (all) return <SignInList rows={rows} fallback={latest} />
          return (
            <Stack spacing={1}>
              {latest}
              {rows.length > FEW && (
                <OpenListButton size="small" {...SignInList.preloadOnIntent} onOpen={() => setAll(true)}>
                  <FormattedMessage id="settings.history.more" />
                </OpenListButton>
              )}
            </Stack>
          )
        }}
      </QueryTable>
    </Stack>
  )
}

const isEmpty = ({ login_history: entries }: LoginHistoryAnswer) => entries.length === 0

const NOTHING = <EmptyState icon={<ClockIcon />} title={<FormattedMessage id="settings.history.empty" />} level={3} />

/** Unknown values are shown as a dash. */
export const loginColumns = (intl: IntlShape, dateTime: (at: string) => string): Column<LoginRow>[] => [
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
