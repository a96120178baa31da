import { useEffect, useState } from 'react'

import { createKept } from '~/features/shared/kept-by-person'
import { MINUTE_MS } from '~/platform/clock'
import type { JsonObject } from '~/platform/json'

/** A return within this time is the same visit: a reload keeps entries new. */
const SAME_VISIT_MS = 30 * MINUTE_MS

/** In milliseconds since 1970. `before`: when the previous visit ended. */
export type Visit = { before?: number; latest: number }

const isTime = (value: unknown, now: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= now

/** @param kept the stored value; may be anything */
export function nextVisit(kept: JsonObject, now: number): Visit {
  const { before, latest } = kept
  if (isTime(latest, now) && now - latest > SAME_VISIT_MS) return { before: latest, latest: now }
  return isTime(before, now) ? { before, latest: now } : { latest: now }
}

const visits = createKept('dashboard-visit')

/** When this user last visited in this browser; undefined the first time. */
export function useLastVisit(userId: number): number | undefined {
  const [visit] = useState(() => nextVisit(visits.read(userId), Date.now()))

  // stored outside React; entries that arrive while the page is shown count as seen
  useEffect(() => {
    visits.write(userId, visit)
    return () => visits.write(userId, { ...visit, latest: Date.now() })
  }, [userId, visit])

  return visit.before
}
