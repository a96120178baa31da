import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { USER_COUNT } from '~/features/shared/user/user-texts'

import { pageMeta } from '../../support/page-meta'
import { catchFiles, savedRows } from '../../support/saved-files'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { brandsTable, removeFilter } from './brands-page'

const meta = {
  title: 'features/brands/BrandsScreen',
  component: Screen,
  ...pageMeta,
  args: { url: '/brands', onArrive: fn() },
  parameters: { ...pageMeta.parameters, visit: { world: { brands: 8 } } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const ExportCsv: Story = {
  tags: ['BRD-22'],
  // several pages of them
  parameters: { visit: { world: { brands: 47 } } },
  args: { url: '/brands?is_active=true' },
  beforeEach: catchFiles,
  play: async () => {
    await brandsTable()
    await userEvent.click(screen.getByRole('button', { name: text('lists.export') }))
    const rows = await savedRows()
    // what is filtered, to its end: 42 active brands
    await expect(rows).toHaveLength(43)
    await expect(rows.some((row) => row.includes('Bastien Morel') && row.includes('bastien_morel'))).toBe(true)
    const names = ['site', 'company', 'admin', 'admin.username', 'people', 'state', 'created.on'] as const
    await expect(rows[0]).toEqual([text('forms.label.brand'), ...names.map((name) => text(`brandpages.${name}`))])
  },
}

export const ColumnsKept: Story = {
  tags: ['BRD-22'],
  globals: { viewport: { value: 'w1440' } },
  play: async () => {
    const table = await brandsTable()
    await userEvent.click(screen.getByRole('button', { name: text('lists.columns') }))
    await userEvent.click(await screen.findByRole('checkbox', { name: text('brandpages.site') }))
    await waitFor(() => expect(table.queryByText(text('brandpages.site'))).toBeNull())
    await expect(localStorage.getItem('columns.brands')).toContain('"url"')
  },
}

export const ViewKept: Story = {
  tags: ['BRD-22'],
  parameters: { steps: { from: 'sm' } },
  args: { url: `/brands?is_active=false&ordering=-${USER_COUNT}` },
  play: async ({ args }) => {
    await brandsTable()
    await userEvent.click(screen.getByRole('button', { name: text('lists.views') }))
    await userEvent.type(await screen.findByRole('textbox', { name: text('lists.views.name') }), 'Fermées')
    await userEvent.click(screen.getByRole('button', { name: text('lists.views.save') }))
    await screen.findByRole('button', { name: 'Fermées' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await removeFilter(text('brandpages.filter.state', { state: text('brands.inactive') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith(`/brands?ordering=-${USER_COUNT}`))
    await userEvent.click(screen.getByRole('button', { name: text('lists.views') }))
    await userEvent.click(await screen.findByRole('button', { name: 'Fermées' }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith(args.url))
  },
}

/** None is dropped for another. */
export const ViewsFull: Story = {
  tags: ['BRD-22', 'C186'],
  args: { url: '/brands?is_active=false' },
  beforeEach() {
    const views = Array.from({ length: 20 }, (_, index) => ({ name: `Vue ${index + 1}`, search: { is_active: true } }))
    localStorage.setItem('list-views', JSON.stringify({ u1: { brands: views } }))
  },
  play: async () => {
    await brandsTable()
    await userEvent.click(screen.getByRole('button', { name: text('lists.views') }))
    const name = await screen.findByRole('textbox', { name: text('lists.views.name') })
    await expect(name).toHaveAccessibleDescription(pattern('lists.views.full', { most: 20 }))
    await userEvent.type(name, 'Vue 21')
    const save = screen.getByRole('button', { name: text('lists.views.save') })
    await expect(save).toBeDisabled()
    await userEvent.clear(name)
    await userEvent.type(name, 'Vue 7')
    await userEvent.click(save)
    await expect(screen.getAllByRole('button', { name: /^Vue \d+$/ })).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: text('lists.views.remove', { name: 'Vue 1' }) }))
    await userEvent.type(name, '😀'.repeat(61))
    await expect(name).toHaveValue('😀'.repeat(61))
    await expect(save).toBeDisabled()
    await userEvent.clear(name)
    await userEvent.type(name, '😀'.repeat(60))
    await expect(save).toBeEnabled()
  },
}
