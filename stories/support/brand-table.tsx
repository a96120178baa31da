import { useState } from 'react'

import { ColumnMenu } from '~/design/data/ColumnMenu'
import { DEFAULT_LAYOUT, type Column, type RowKey, type Sort, type TableShape } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { SelectionArea, SelectionBar } from '~/design/data/SelectionBar'
import { Truncated } from '~/design/data/Truncated'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Button } from '~/design/inputs/Button'
import { Link, Stack } from '~/design/layout/Flex'

import { text } from './text'

type Row = { id: number; name: string; url: string; users: number; active: boolean }

const NAMES = [
  'Atelier Vauban',
  'Boulangerie Léa',
  'Brasserie du Port',
  'Cabinet Rousseau',
  'Éditions du Canal',
  'Maison Dubois',
]

export const brandName = (index: number) =>
  index < NAMES.length ? (NAMES[index] ?? '') : `${NAMES[index % NAMES.length]} ${Math.floor(index / NAMES.length) + 1}`

export const brandRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: brandName(index),
    url: `marque-${index + 1}.example`,
    users: ((index * 7) % 23) + (index === 0 ? 40 : 1),
    active: index % 4 !== 3,
  }))

const columns = (): Column<Row>[] => [
  {
    id: 'name',
    header: text('forms.label.brand'),
    sortable: true,
    cell: ({ name, id }) => (
      <Link href={`#marque-${id}`}>
        <Truncated>{name}</Truncated>
      </Link>
    ),
  },
  { id: 'url', header: text('pages.address'), cell: ({ url }) => url },
  { id: 'users', header: text('figures.figure.users'), align: 'end', sortable: true, cell: ({ users }) => users },
  {
    id: 'active',
    header: text('users.state'),
    cell: ({ active }) =>
      active ? (
        <StatusBadge tone="success">{text('brands.active')}</StatusBadge>
      ) : (
        <StatusBadge>{text('brands.inactive')}</StatusBadge>
      ),
  },
]

const ignore = () => {}

/** In the language that is shown: call it where a table is rendered. */
export const brandTable = () =>
  ({
    label: text('lists.brands'),
    columns: columns(),
    rowKey: ({ id }: Row) => id,
    rowName: ({ name }: Row) => name,
    muted: ({ active }: Row) => !active,
    rowActions: () => [
      { label: text('lists.edit'), onClick: ignore },
      { label: text('brandpages.deactivate'), onClick: ignore },
      {
        label: text('lists.delete'),
        onClick: ignore,
        danger: true,
        disabledReason: text('brandpages.denied.write'),
      },
    ],
  }) satisfies Partial<TableShape<Row>>

const compare = (one: Row, other: Row, { id }: Sort) =>
  id === 'users' ? one.users - other.users : one.name.localeCompare(other.name, 'fr')

/** A table that sorts and selects by itself, as a screen would. */
export function LiveTable({ rows }: { rows: Row[] }) {
  const [sort, setSort] = useState<Sort>({ id: 'name', direction: 'asc' })
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set())
  const sorted = rows.toSorted((one, other) => compare(one, other, sort) * (sort.direction === 'asc' ? 1 : -1))
  return (
    <SelectionArea>
      <Stack spacing={1.5}>
        {keys.size > 0 && (
          <SelectionBar of="brands" count={keys.size} onClear={() => setKeys(new Set())}>
            <Button size="small" variant="outlined" color="neutral">
              Exporter
            </Button>
            <Button size="small" variant="outlined" color="error">
              {text('brandpages.deactivate')}
            </Button>
          </SelectionBar>
        )}
        <DataTable
          {...brandTable()}
          rows={sorted}
          sort={sort}
          onSort={setSort}
          selection={{ keys, onChange: setKeys }}
        />
      </Stack>
    </SelectionArea>
  )
}

/** A table whose columns the user chooses and resizes. */
export function ArrangedTable({ rows, stored = DEFAULT_LAYOUT }: { rows: Row[]; stored?: typeof DEFAULT_LAYOUT }) {
  const [layout, setLayout] = useState(stored)
  return (
    <Stack spacing={1.5}>
      <div>
        <ColumnMenu columns={columns()} layout={layout} onLayout={setLayout} />
      </div>
      <DataTable {...brandTable()} rows={rows} layout={layout} onLayout={setLayout} />
    </Stack>
  )
}
