import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ThemeRoot } from '~/design/theme/theme-mode'
import { problemsOf, toBrandRows } from '~/features/brands/sheet/brand-rows'
import { BrandLine } from '~/features/brands/sheet/BrandSheetContent'
import { SheetRows } from '~/features/shared/sheet/SheetRows'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

beforeEach(() => loadNamespaces('fr', ['data', 'brands', 'sheet']))
afterEach(cleanup)

const onChange = vi.fn()
const nameOf = vi.fn(() => 'Café')

function Sheet({ rows }: { rows: ReturnType<typeof toBrandRows> }) {
  const problems = problemsOf(rows)
  return (
    <ThemeRoot>
      <AppIntlProvider>
        <SheetRows
          rows={rows}
          wrong={rows.map(() => false)}
          most={500}
          busy={false}
          current={undefined}
          summary={null}
          onChange={onChange}
          onLeave={() => {}}
        >
          {(row, at, line) => (
            <BrandLine {...line} row={row} problems={problems[at] ?? {}} over={false} onChange={onChange} />
          )}
        </SheetRows>
      </AppIntlProvider>
    </ThemeRoot>
  )
}

it('a brand of a sheet does not render when another one is typed (BRD-07, NFR-12)', () => {
  const [first, second] = toBrandRows('Café\nBoulangerie')
  if (!first || !second) throw new Error('no rows')
  const { rerender } = render(<Sheet rows={[first, second]} />)
  const still = { ...first }
  // read once for its problems, and once more only if it renders
  Object.defineProperty(still, 'name', { get: nameOf })
  rerender(<Sheet rows={[still, second]} />)
  nameOf.mockClear()
  rerender(<Sheet rows={[still, { ...second, name: 'Boulangerie Marceau' }]} />)
  expect(screen.getByText('Boulangerie Marceau')).toBeTruthy()
  const readings = nameOf.mock.calls.length
  problemsOf([still])
  expect(nameOf.mock.calls.length - readings).toBe(readings)
})
