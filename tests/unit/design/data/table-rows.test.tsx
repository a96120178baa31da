import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Column, RowKey } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { radius } from '~/design/theme/tokens'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

type Brand = { id: number; name: string }

const cell = vi.fn(({ name }: Brand) => name)
const COLUMNS: readonly Column<Brand>[] = [{ id: 'name', header: 'Marque', cell }]
const ROWS: readonly Brand[] = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, name: `Marque ${at + 1}` }))
const nameOf = ({ name }: Brand) => name

let actions: string[] = []

function Screen({ rows = ROWS }: { rows?: readonly Brand[] }) {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set())
  return (
    <ThemeRoot>
      <AppIntlProvider>
        <DataTable
          label="Marques"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={nameOf}
          selection={{ keys, onChange: setKeys }}
          // another function in each render, as screens write it
          rowActions={({ name }) => [{ label: `${name}, ${keys.size}`, onClick: () => actions.push(name) }]}
        />
      </AppIntlProvider>
    </ThemeRoot>
  )
}

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: false, addListener() {}, removeListener() {} }),
  )
  await loadNamespaces('fr', ['data', 'lists'])
})
afterEach(() => {
  cleanup()
  actions = []
  cell.mockClear()
})

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')

it.each([
  ['a row', 3],
  ['all rows', 0],
])('selecting %s renders the content of none (NFR-12)', (_name, at) => {
  render(<Screen />)
  cell.mockClear()
  fireEvent.click(boxes()[at] as HTMLInputElement)
  expect(boxes()[3]?.checked).toBe(true)
  expect(cell).not.toHaveBeenCalled()
})

it('a row that changes renders that row alone (NFR-12)', () => {
  const { rerender } = render(<Screen />)
  cell.mockClear()
  rerender(<Screen rows={ROWS.map((row) => (row.id === 3 ? { ...row, name: 'Brasserie' } : row))} />)
  expect(cell.mock.calls.map(([{ id }]) => id)).toEqual([3])
})

it('a row that was not rendered again has the current actions (NFR-12)', () => {
  render(<Screen />)
  fireEvent.click(boxes()[3] as HTMLInputElement)
  const row = screen.getAllByRole('row')[1] as HTMLElement
  fireEvent.click(row.querySelector('button') as HTMLButtonElement)
  fireEvent.click(screen.getByText('Marque 1, 1'))
  expect(actions).toEqual(['Marque 1'])
})

it.each([
  ['rows', ROWS],
  ['no rows', []],
])('the head of a table with %s keeps the round corner of its frame', (_name, rows) => {
  const { container } = render(<Screen rows={rows} />)
  const first = container.querySelector('thead tr > *') as Element
  expect(getComputedStyle(first).borderTopLeftRadius).toBe(`${radius.card}px`)
})

const NEXT = ROWS.map(({ id, name }) => ({ id: id + 20, name: `${name} bis` }))
const drawn = () => screen.getAllByRole('row').slice(1)

it('the rows of another page are written into the elements of those before (NFR-12)', async () => {
  const { rerender } = render(<Screen />)
  await screen.findByRole('rowheader', { name: 'Marque 20' })
  const before = drawn()
  rerender(<Screen rows={NEXT} />)
  expect(drawn()).toEqual(before)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(NEXT.map(({ name }) => name))
})

it('a row that stays takes its elements along (NFR-12)', () => {
  const { rerender } = render(<Screen />)
  const [first, second] = drawn()
  rerender(<Screen rows={[...ROWS.slice(1), ...NEXT]} />)
  expect(drawn()[0]).toBe(second)
  expect(drawn()).not.toContain(first)
})

it.each([
  ['the focus', (row: HTMLElement) => row.querySelector('button')?.focus()],
  ['an open menu', (row: HTMLElement) => fireEvent.click(row.querySelector('button') as HTMLButtonElement)],
])('a row with %s leaves it to no other (NFR-08)', (_name, use) => {
  const { rerender } = render(<Screen />)
  const before = drawn()
  use(before[0] as HTMLElement)
  rerender(<Screen rows={NEXT} />)
  expect(before.filter((row) => row.isConnected)).toEqual([])
  expect(screen.queryByRole('menu')).toBeNull()
})
