import type { ActivityEntry } from '~/api/generated/types.gen'
import { newestFirst } from '~/features/shared/newest-first'
import { toDate } from '~/i18n/dates'

export type ActivityGroup = {
  /** Undefined for entries without a brand. */
  brand: string | undefined
  entries: ActivityEntry[]
}

/** The activity by brand, newest brand and newest entry first. */
export function groupActivity(entries: readonly ActivityEntry[]): ActivityGroup[] {
  const groups = new Map<string | undefined, ActivityEntry[]>()
  for (const entry of newestFirst(entries)) {
    const brand = entry.brand?.trim() || undefined
    const group = groups.get(brand)
    if (group) group.push(entry)
    else groups.set(brand, [entry])
  }
  return [...groups].map(([brand, found]) => ({ brand, entries: found }))
}

/** On a first visit nothing counts as new, nor do entries without a date. */
export const isNewSince =
  (before: number | undefined) =>
  ({ created_at }: ActivityEntry): boolean =>
    before !== undefined && (toDate(created_at)?.getTime() ?? 0) > before
