import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { Skeleton } from '~/design/feedback/Skeleton'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Button } from '~/design/inputs/Button'
import { Box, Column, Spaced } from '~/design/layout/Flex'
import { itemAt, passFocusOn } from '~/design/layout/focus'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { type NamedEntry, RecentActivity } from '~/features/shared/activity/ActivityCard'
import { newestFirst } from '~/features/shared/provider-data'
import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'

type ActivityGroup = {
  /** Undefined for entries without a brand, and while the brand's name loads. */
  brand: string | undefined
  /** The id of a brand whose name is still loading. */
  unnamed: string | undefined
  entries: ActivityEntry[]
}

/** The activity grouped by brand: newest brand first, newest entry first. */
export function groupActivity(entries: readonly NamedEntry[]): ActivityGroup[] {
  const groups = new Map<string, ActivityGroup>()
  for (const entry of newestFirst(entries)) {
    const { unnamed } = entry
    const brand = entry.brand?.trim() || undefined
    const key = JSON.stringify([brand, unnamed])
    const group = groups.get(key) ?? { brand, unnamed, entries: [] }
    group.entries.push(entry)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** On a first visit no entry counts as new. An entry without a date never does. */
export const isNewSince =
  (before: number | undefined) =>
  ({ created_at }: ActivityEntry): boolean =>
    before !== undefined && (toDate(created_at)?.getTime() ?? 0) > before

const BRANDS_AT_FIRST = 3
const ENTRIES_AT_FIRST = 3

type ActivityByBrandProps = {
  entries: readonly NamedEntry[]
  /** The user's last visit; undefined on the first visit. */
  before: number | undefined
}

/** The activity of each brand, with new entries marked. */
export function ActivityByBrand({ entries, before }: ActivityByBrandProps) {
  const intl = useIntl()
  const { ago } = useFormats()
  const container = useRef<HTMLDivElement>(null)
  const [all, setAll] = useState(false)
  const groups = groupActivity(entries)
  const shown = all ? groups : groups.slice(0, BRANDS_AT_FIRST)
  const isNew = isNewSince(before)
  const fresh = entries.filter(isNew).length
  const mark = (entry: ActivityEntry) => (isNew(entry) ? NEW : null)

  return (
    <div ref={container}>
      {before !== undefined && (
        <Muted as="p" mb={2}>
          <FormattedMessage
            // there may be more than the server sent
            id={fresh > 0 && fresh === entries.length ? 'dashboard.activity.sinceAtLeast' : 'dashboard.activity.since'}
            values={{ count: fresh, when: ago(new Date(before)) }}
          />
        </Muted>
      )}
      <Column gap={3}>
        {shown.map(({ brand, unnamed, entries: group }) => {
          const name = unnamed ? undefined : (brand ?? intl.formatMessage({ id: 'dashboard.activity.company' }))
          return (
            <section key={`${unnamed} ${brand}`} aria-label={name} aria-busy={!name}>
              <Box component="h3" sx={{ m: 0, mb: 1.5, typography: 'body1', fontWeight: 600 }}>
                {name ?? (
                  <>
                    <VisuallyHidden>
                      <FormattedMessage id="data.activity.unknown" />
                    </VisuallyHidden>
                    <Skeleton shape="line" width="12ch" />
                  </>
                )}
              </Box>
              <RecentActivity
                entries={group}
                {...(name && {
                  label: name,
                  more: <FormattedMessage id="dashboard.activity.moreOf" values={{ brand: name }} />,
                })}
                atFirst={ENTRIES_AT_FIRST}
                mark={mark}
              />
            </section>
          )
        })}
      </Column>
      {shown.length < groups.length && (
        <Spaced mt={3}>
          <Button
            size="small"
            variant="outlined"
            color="neutral"
            onClick={({ currentTarget }) => {
              // focus the first of the added brands
              passFocusOn(currentTarget, () => itemAt(container.current, 'h3', BRANDS_AT_FIRST))
              setAll(true)
            }}
          >
            <FormattedMessage id="data.activity.more" />
          </Button>
        </Spaced>
      )}
    </div>
  )
}

const NEW = (
  <StatusBadge tone="info">
    <FormattedMessage id="dashboard.activity.new" />
  </StatusBadge>
)
