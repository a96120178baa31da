import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ThemeRoot } from '~/design/theme/theme-mode'
import { AccessTiles } from '~/features/access/AccessLists'
import { timeZone } from '~/i18n/dates'
import { AppIntlProvider } from '~/i18n/intl'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-16T23:59:30+01:00') })
  timeZone.set('Europe/Paris')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a page that stays open past midnight shows the new day (ACC-04)', () => {
  render(
    <ThemeRoot>
      <AppIntlProvider>
        <AccessTiles mode="brand" chosen={undefined} />
      </AppIntlProvider>
    </ThemeRoot>,
  )
  expect(screen.getByText(/16 mars 2026/)).toBeTruthy()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText(/17 mars 2026/)).toBeTruthy()
})
