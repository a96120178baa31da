import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Moment } from '~/features/shared/Moment'
import { timeZone } from '~/i18n/dates'
import { AppIntlProvider } from '~/i18n/intl'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-16T12:00:00Z') })
  timeZone.set('America/New_York')
})
afterEach(() => {
  cleanup()
  timeZone.reset()
  vi.useRealTimers()
})

function shown(at: string) {
  render(
    <AppIntlProvider>
      <Moment at={at} />
    </AppIntlProvider>,
  )
  const time = screen.getByRole('time')
  return [time.textContent, time.getAttribute('title'), time.getAttribute('datetime')]
}

describe('the shown time of an event', () => {
  it('is for a day without a time that day in every zone, and nothing more (C295)', () => {
    expect(shown('2026-03-15')).toEqual(['hier', '15 mars 2026', '2026-03-15'])
  })

  it('is for a day of long ago that day too (C295)', () => {
    expect(shown('2026-01-15')).toEqual(['15 janv. 2026', '15 janv. 2026', '2026-01-15'])
  })

  it('is in the time zone of the user (C295)', () => {
    expect(shown('2026-03-16T09:00:00Z')).toEqual([
      'il y a 3 heures',
      '16 mars 2026, 05:00',
      '2026-03-16T09:00:00.000Z',
    ])
  })
})
