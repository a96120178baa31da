import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ThemeRoot } from '~/design/theme/theme-mode'
import { toRows } from '~/features/invitations/invitation-queries'
import { InvitationTable } from '~/features/invitations/list/InvitationTable'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

import { createTestClient } from '../../../support/mutation-providers'

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: false, addListener() {}, removeListener() {} }),
  )
  await loadNamespaces('fr', ['data', 'lists', 'invitations'])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a list of invitations that renders again renders none of its rows (INV-06, NFR-12)', () => {
  const [row] = toRows([{ id: 1, email: 'lea@exemple.fr', status: 'pending' }], Date.now(), DEFAULT_TIME_ZONE)
  if (!row) throw new Error('no row')
  const brand = vi.fn(() => 'Maison Roux')
  Object.defineProperty(row, 'brand', { get: brand })
  const rows = [row]
  const client = createTestClient()
  // the functions differ in each render, as screens write them
  const table = () => (
    <QueryClientProvider client={client}>
      <AppIntlProvider>
        <ThemeRoot>
          <InvitationTable
            rows={rows}
            now={0}
            ordering={undefined}
            onOrdering={() => {}}
            loading={false}
            placeholder={undefined}
            resends
          />
        </ThemeRoot>
      </AppIntlProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(table())
  expect(screen.getByText('Maison Roux')).toBeTruthy()
  brand.mockClear()
  rerender(table())
  expect(brand).not.toHaveBeenCalled()
})
