import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { DataTable } from '~/design/data/DataTable'
import { EmptyState } from '~/design/feedback/EmptyState'
import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { BrandsIcon, SearchIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Box } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'
import { brandName, brandRows, brandTable, LiveTable } from '../../support/brand-table'
import { ruleContrast } from '../../support/contrast'
import { pattern, text } from '../../support/text'

const meta = { component: DataTable } satisfies Meta

export default meta
type Story = StoryObj

type Row = ReturnType<typeof brandRows>[number]

/** To try its properties. */
export const Playground: StoryObj<typeof DataTable<Row>> = {
  args: { rows: brandRows(6), loading: false, cardsBelow: 'sm' },
  render: (args) => <DataTable {...brandTable()} {...args} />,
}

const ignore = () => {}

const users = () => ({ name: text('figures.figure.users') })
const select = (name: string) => ({ name: text('lists.selection.row', { name }) })

export const DataTableBasic: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => <LiveTable rows={brandRows(8)} />,
}

export const DataTableSortedWithMenu: Story = {
  render: () => <LiveTable rows={brandRows(8)} />,
  parameters: { steps: { from: 'sm' } },
  play: async ({ canvas, step }) => {
    const firstRow = () => canvas.getAllByRole('row')[1]
    await step('a header sorts, a second click turns the order round', async () => {
      const header = canvas.getByRole('columnheader', users())
      await userEvent.click(within(header).getByRole('button'))
      await expect(header).toHaveAttribute('aria-sort', 'ascending')
      await userEvent.click(within(header).getByRole('button'))
      await expect(header).toHaveAttribute('aria-sort', 'descending')
      await expect(firstRow()).toHaveTextContent('Atelier Vauban')
    })
    await step('the menu of a row says why an act is refused', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: text('lists.moreActions.for', { name: 'Atelier Vauban' }) }),
      )
      const remove = await screen.findByRole('menuitem', { name: pattern('lists.delete') })
      await expect(remove).toHaveAttribute('aria-disabled', 'true')
      await expect(remove).toHaveTextContent(text('brandpages.denied.write'))
      await userEvent.keyboard('{Escape}')
    })
  },
}

export const DataTableLoading: Story = {
  render: () => <DataTable {...brandTable()} rows={[]} loading />,
  parameters: { steps: { from: 'sm' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: text('forms.label.brand') })).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    // what stands for the menu can be seen
    const [, row] = Array.from(canvas.getByRole<HTMLTableElement>('table').rows)
    await expect(row?.cells[row.cells.length - 1]?.firstElementChild?.clientWidth).toBe(18)
    // what stands for a number ends where the number will
    const number = canvas.getByRole<HTMLTableCellElement>('columnheader', users()).cellIndex
    const cell = row?.cells[number]
    const padding = Number.parseFloat(getComputedStyle(cell ?? document.body).paddingRight)
    await expect(cell?.firstElementChild?.getBoundingClientRect().right).toBeCloseTo(
      (cell?.getBoundingClientRect().right ?? 0) - padding,
      0,
    )
  },
}

export const DataTableEmpty: Story = {
  render: () => (
    <DataTable
      {...brandTable()}
      rows={[]}
      placeholder={
        <EmptyState
          icon={<BrandsIcon />}
          title="Aucune marque pour l’instant"
          action={<Button>Créer une marque</Button>}
        >
          Une marque réunit un site, ses utilisateurs et ses statistiques.
        </EmptyState>
      }
    />
  ),
}

export const DataTableNoResult: Story = {
  render: () => (
    <DataTable
      {...brandTable()}
      rows={[]}
      placeholder={
        <EmptyState
          icon={<SearchIcon />}
          title="Aucun résultat"
          action={
            <Button variant="outlined" color="neutral">
              Effacer les filtres
            </Button>
          }
        >
          Aucune marque ne correspond à « fleuriste ».
        </EmptyState>
      }
    />
  ),
}

export const DataTableNothingToSelect: Story = {
  render: () => <LiveTable rows={[]} />,
  parameters: { steps: { from: 'sm' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').length).toBeGreaterThan(1)
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const DataTableError: Story = {
  render: () => (
    <DataTable
      {...brandTable()}
      rows={[]}
      placeholder={<ErrorPanel title="Impossible de récupérer la liste des marques" onRetry={ignore} />}
    />
  ),
}

export const DataTableManyRows: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: () => <LiveTable rows={brandRows(100)} />,
}

export const DataTableLongText: Story = {
  render: () => (
    <DataTable
      {...brandTable()}
      rows={brandRows(3).map((row) => ({ ...row, name: `${row.name} ${'et associés '.repeat(40)}`.trim() }))}
    />
  ),
  play: async ({ canvas }) => {
    const cut = canvas.getByText(/^Atelier Vauban/)
    await userEvent.hover(cut)
    const tooltip = await screen.findByRole('tooltip', { hidden: true })
    await expect(tooltip).toHaveTextContent(cut.textContent ?? '')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull())
  },
}

export const DataTableSelection: Story = {
  parameters: { steps: { from: 'sm' } },
  render: () => <LiveTable rows={brandRows(20)} />,
  play: async ({ canvas, step }) => {
    for (const name of [brandName(0), brandName(2), brandName(5)])
      await userEvent.click(await canvas.findByRole('checkbox', select(name)))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(text('lists.selection.brands', { count: 3 })),
    )
    await step('the box in the header knows that some are chosen', async () => {
      const all: HTMLInputElement = canvas.getByRole('checkbox', { name: text('lists.selection.all') })
      await waitFor(() => expect(all.indeterminate || all.dataset['indeterminate'] === 'true').toBe(true))
    })
  },
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/** The rules are as visible on selected rows as on others. */
export const DataTableSelectedRules: Story = {
  render: () => <LiveTable rows={brandRows(8)} />,
  parameters: { steps: { from: 'sm' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', select(brandName(0))))
    const [selected = 0, other] = canvas.getAllByRole('rowheader').map(ruleContrast)
    await expect(selected).toBeGreaterThanOrEqual(other ?? Infinity)
  },
}

export const DataTableSelectedRulesDark: Story = {
  ...DataTableSelectedRules,
  tags: ['theme'],
  globals: { theme: 'dark' },
}

export const DataTableMobileCards: Story = {
  ...DataTableBasic,
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const list = within(canvas.getByRole('list', { name: text('lists.brands') }))
    await userEvent.click(list.getByRole('checkbox', select(brandName(1))))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(text('lists.selection.brands', { count: 1 })),
    )
  },
}

/** A table that is too wide scrolls sideways, in its own frame: its header is not moved below the top bar. */
export const DataTableTooWide: Story = {
  globals: { viewport: { value: 'w900' } },
  render: () => (
    <Box sx={{ '--table-top': '56px', width: 280 }}>
      <LiveTable rows={brandRows(4)} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.offsetWidth).toBeGreaterThan(280)
    for (const header of canvas.getAllByRole('columnheader')) await expect(topOf(header)).toBeCloseTo(topOf(table), 0)
  },
}

/** Every other one keeps its header below the top bar, at any width. */
export const DataTableOnTablet: Story = {
  globals: { viewport: { value: 'w900' } },
  render: () => (
    <Box sx={{ '--table-top': '56px' }}>
      <LiveTable rows={brandRows(40)} />
    </Box>
  ),
  play: async ({ canvas }) => {
    canvas.getAllByRole('row').at(-1)?.scrollIntoView({ block: 'end' })
    await waitFor(() =>
      expect(topOf(canvas.getByRole('columnheader', { name: text('pages.address') }))).toBeCloseTo(56, 0),
    )
  },
}
