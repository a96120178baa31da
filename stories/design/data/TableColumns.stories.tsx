import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { ColumnMenu } from '~/design/data/ColumnMenu'

import { ArrangedTable, brandRows } from '../../support/brand-table'
import { text } from '../../support/text'

const meta = { component: ColumnMenu } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof ColumnMenu> = {
  args: {
    columns: [
      { id: 'name', header: 'Marque' },
      { id: 'url', header: 'Adresse' },
      { id: 'users', header: 'Utilisateurs' },
    ],
    layout: { hidden: ['url'], widths: {} },
    onLayout: fn(),
  },
}

export const DataTableArrangedColumns: Story = {
  render: () => <ArrangedTable rows={brandRows(6)} />,
  parameters: { steps: { from: 'sm' } },
  play: async ({ canvas, step }) => {
    const [brand, address] = [text('forms.label.brand'), text('pages.address')]
    const widthOf = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(name) }).offsetWidth
    const tableWidth = () => canvas.getByRole('table').offsetWidth
    const whole = tableWidth()
    await step('an arrow key on the edge of a column widens it; the next one gives the room', async () => {
      const [first, second] = [widthOf(brand), widthOf(address)]
      const separator = canvas.getByRole('separator', { name: text('lists.columns.resize', { name: brand }) })
      separator.focus()
      await waitFor(() => expect(separator).toHaveAttribute('aria-valuenow', String(first)))
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      // outside of tests, React draws it a moment later
      await waitFor(() => expect(Math.abs(widthOf(brand) - first - 32)).toBeLessThanOrEqual(2))
      await expect(Math.abs(second - widthOf(address) - 32)).toBeLessThanOrEqual(2)
      await expect(tableWidth()).toBe(whole)
    })
    await step('the edge follows the pointer', async () => {
      const before = widthOf(brand)
      const edge = canvas.getByRole('separator', { name: text('lists.columns.resize', { name: brand }) })
      const at = edge.getBoundingClientRect()
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: edge, coords: { clientX: at.x, clientY: at.y } },
        { target: edge, coords: { clientX: at.x - 60, clientY: at.y } },
        { keys: '[/MouseLeft]', target: edge, coords: { clientX: at.x - 60, clientY: at.y } },
      ])
      await waitFor(() => expect(Math.abs(before - widthOf(brand) - 60)).toBeLessThanOrEqual(2))
    })
    await step('a column can be hidden and comes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text('lists.columns') }))
      const panel = within(await screen.findByRole('dialog', { name: text('lists.columns') }))
      await expect(panel.getByRole('checkbox', { name: text('forms.label.brand') })).toBeDisabled()
      await userEvent.click(panel.getByRole('checkbox', { name: text('pages.address') }))
      await expect(canvas.queryByText('marque-1.example')).toBeNull()
      await userEvent.click(panel.getByRole('button', { name: text('lists.columns.reset') }))
      await expect(canvas.getByText('marque-1.example')).toBeInTheDocument()
    })
  },
}

/** Widths that were set in a far wider window: the edge of a column follows the arrow keys pixel by pixel all the same. */
export const WidthsOfAWiderWindow: Story = {
  tags: ['BRD-22'],
  render: () => (
    <ArrangedTable
      rows={brandRows(3)}
      stored={{ hidden: [], widths: { name: 3000, url: 3000, users: 3000, active: 3000 } }}
    />
  ),
  parameters: { steps: { from: 'sm' } },
  play: async ({ canvas }) => {
    const brand = text('forms.label.brand')
    const width = () => canvas.getByRole('columnheader', { name: new RegExp(brand) }).offsetWidth
    const first = width()
    const separator = canvas.getByRole('separator', { name: text('lists.columns.resize', { name: brand }) })
    separator.focus()
    await waitFor(() => expect(separator).toHaveAttribute('aria-valuenow', String(first)))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(Math.abs(width() - first - 32)).toBeLessThanOrEqual(2))
    await expect(Math.abs(Number(separator.getAttribute('aria-valuenow')) - width())).toBeLessThanOrEqual(2)
  },
}
