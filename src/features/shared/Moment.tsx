import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'

/** Beyond it, 'il y a 3 semaines' tells less than the day. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000

/** How long ago, later the day, and on pointing at it when exactly; nothing for a date that makes no sense. */
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
