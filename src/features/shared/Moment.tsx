import { useSyncExternalStore } from 'react'

import { toInstant } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import { DAY_MS, MINUTE_MS } from '~/platform/clock'

/** For older dates, the day says more than 'il y a 3 semaines'. */
const RECENT_MS = 7 * DAY_MS

/** When something happened: how long ago, or the day for older dates; the tooltip has the exact time. Nothing for an invalid date. */
export function Moment({ at }: { at: string | null | undefined }) {
  const { ago, date, dateTime, isoDate } = useFormats()
  const moment = toInstant(at)
  if (!moment) return null
  return (
    <time dateTime={moment.dayOnly ? isoDate(at) : moment.date.toISOString()} title={dateTime(at)}>
      {isRecent(moment.date) ? ago(at) : date(at)}
    </time>
  )
}

const isRecent = (moment: Date) => Math.abs(moment.getTime() - Date.now()) < RECENT_MS

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, MINUTE_MS)
  return () => clearInterval(timer)
}

/** The time to the minute, in milliseconds: an open page notices the end of the trial and the start of the next day. */
export const useNow = (): number =>
  useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS)) * MINUTE_MS
