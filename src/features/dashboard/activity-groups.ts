import type { ActivityEntry } from '~/api/generated/types.gen'
import type { NamedEntry } from '~/features/shared/activity/named-entries'
import { newestFirst } from '~/features/shared/newest-first'
import { toDate } from '~/i18n/dates'

export type ActivityGroup = {
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
