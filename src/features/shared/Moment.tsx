import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'

/** How long ago, and on pointing at it when exactly; nothing for a date that makes no sense. */
export function Moment({ at }: { at: string | null | undefined }) {
  const { relative, dateTime } = useFormats()
  const date = toDate(at)
  if (!date) return null
  return (
    <time dateTime={date.toISOString()} title={dateTime(date)}>
      {relative(date)}
    </time>
  )
}
