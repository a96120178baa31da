import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'

/** For older dates, the day says more than 'il y a 3 semaines'. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000

/** Relative time, or the day for older dates; the tooltip has the exact time. Nothing for an invalid date. */
export function Moment({ at }: { at: string | null | undefined }) {
  const { relative, date, dateTime } = useFormats()
  const moment = toDate(at)
  if (!moment) return null
  return (
    <time dateTime={moment.toISOString()} title={dateTime(moment)}>
      {isRecent(moment) ? relative(moment) : date(moment)}
    </time>
  )
}

const isRecent = (moment: Date) => Math.abs(moment.getTime() - Date.now()) < RECENT_MS
