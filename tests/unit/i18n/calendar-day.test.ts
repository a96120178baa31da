import { expect, it, vi } from 'vitest'

import { calendarDay, isoDay } from '~/i18n/dates'

/** WebKit with the language data of 2022 writes the days of Canada as those of the United States. */
class OtherDays extends Intl.DateTimeFormat {
  override format() {
    return '3/16/2026'
  }
}

it('a calendar day does not depend on how the browser writes dates', () => {
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { DateTimeFormat: OtherDays }))
  const day = calendarDay('2026-03-15T23:30:00Z', 'Europe/Madrid')
  expect(day === undefined ? '' : isoDay(day)).toBe('2026-03-16')
})
