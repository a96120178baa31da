import type { ActivityEntry } from '~/api/generated/types.gen'
import type { NamedEntry } from '~/features/shared/activity/named-entries'
import { newestFirst } from '~/features/shared/newest-first'
import { toDate } from '~/i18n/dates'

export type ActivityGroup = {
  /** Undefined for entries without a brand, and while its name is on its way. */
  brand: string | undefined
  /** The id of a brand whose name is on its way. */
  unnamed: string | undefined
  entries: ActivityEntry[]
}

/** The activity by brand, newest brand and newest entry first. */
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

/** On a first visit nothing counts as new, nor do entries without a date. */
export const isNewSince =
  (before: number | undefined) =>
  ({ created_at }: ActivityEntry): boolean =>
    before !== undefined && (toDate(created_at)?.getTime() ?? 0) > before
