import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { DeleteBrandDialog } from '~/features/brands/DeleteBrandDialog'
import { USER_COUNT } from '~/features/shared/user/user-texts'

import { looks } from '../../../.storybook/modes'
import { fail, fault, raw } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { catchFiles, savedRows } from '../../support/saved-files'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { brandsTable, namesShown, removeFilter, rowOf, switchOf } from './brands-page'

const meta = {
  title: 'features/brands/BrandsScreen',
  component: Screen,
  subcomponents: { DeleteBrandDialog },
  ...pageMeta,
  args: { url: '/brands', onArrive: fn() },
  parameters: { ...pageMeta.parameters, visit: { world: { brands: 8 } } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Boulangerie Marceau'
const failed = () => pattern('brandpages.toggle.failed', { name: NAME })

const menuOf = async (name: string) => {
  await userEvent.click((await rowOf(name)).getByRole('button', { name: text('data.moreActions.for', { name }) }))
  return within(await screen.findByRole('menu'))
}

export const RowMenuOpen: Story = {
  tags: ['BRD-22'],
  play: async () => {
    const menu = await menuOf(NAME)
    const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await expect(names).toEqual([
      text('data.edit'),
      text('brandpages.deactivate'),
      text('brandpages.admin.change'),
      text('brandpages.access'),
      text('data.delete'),
    ])
  },
}

export const ToggleActivePending: Story = {
  tags: ['BRD-09', 'C211'],
  beforeEach: ({ msw }) => msw.use(fault('toggleBrandActive', 'hang')),
  play: async () => {
    await brandsTable()
    const control = await switchOf(NAME)
    for (let press = 0; press < 10; press++) control.click()
    // shown before the answer, and asked once
    await waitFor(() => expect(control).not.toBeChecked())
    await waitFor(() => expect(callsTo('toggleBrandActive').map(({ path }) => path)).toEqual([{ id: 1 }]))
  },
}

export const ToggleActiveFailed: Story = {
  tags: ['BRD-19', 'C211'],
  beforeEach: ({ msw }) =>
    msw.use(fail('toggleBrandActive', 400, { message: 'Cette marque a une campagne en cours.' })),
  play: async () => {
    await brandsTable()
    const control = await switchOf(NAME)
    await userEvent.click(control)
    await waitFor(() => expect(screen.getByText(failed())).toBeVisible())
    // the words of the server, unchanged
    await expect(screen.getByText('Cette marque a une campagne en cours.')).toBeVisible()
    await expect(control).toBeChecked()
  },
}

/** One toast says what failed, with the reference for support, and replaces the general one. */
export const ToggleServerError: Story = {
  tags: ['NFR-03', 'BRD-09'],
  beforeEach: ({ msw }) => msw.use(fail('toggleBrandActive', 500)),
  play: async () => {
    await brandsTable()
    await userEvent.click(await switchOf(NAME))
    const region = within(await screen.findByRole('region', { name: text('common.toast.region') }))
    const alert = await region.findByRole('alert')
    await expect(alert).toHaveTextContent(failed())
    await expect(alert).toHaveTextContent(text('errors.unknown'))
    await expect(alert).toHaveTextContent(pattern('common.reference', { reference: '500 · ' }))
    await expect(region.queryByText(text('errors.server.toast'))).toBeNull()
    await expect(region.getAllByRole('alert')).toHaveLength(1)
  },
}

export const ToggleUndone: Story = {
  tags: ['BRD-09'],
  play: async () => {
    await brandsTable()
    await userEvent.click(await switchOf(NAME))
    const said = await screen.findByText(text('brandpages.deactivated', { name: NAME }))
    await waitFor(() => expect(said).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: text('data.undo') }))
    await waitFor(() => expect(callsTo('toggleBrandActive')).toHaveLength(2))
    await waitFor(async () => expect(await switchOf(NAME)).toBeChecked())
  },
}

async function askDelete() {
  const menu = await menuOf(NAME)
  await userEvent.click(menu.getByRole('menuitem', { name: text('data.delete') }))
  return within(await screen.findByRole('alertdialog', { name: pattern('brandpages.delete.title', { name: NAME }) }))
}

export const DeleteDialog: Story = {
  tags: ['BRD-24', 'destructive'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  play: async () => {
    const dialog = await askDelete()
    await expect(dialog.getByText(text('brandpages.delete.lost.people', { count: 6 }))).toBeInTheDocument()
    const button = dialog.getByRole('button', { name: text('brandpages.delete.confirm') })
    await expect(button).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), NAME)
    await expect(button).toBeEnabled()
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(namesShown()).not.toContain(NAME))
    await expect(callsTo('deleteBrand').map(({ path }) => path)).toEqual([{ id: 1 }])
  },
}

/** Nobody tells how many work on it: not that nobody does. */
export const DeleteUncounted: Story = {
  tags: ['decision-6', 'BRD-24', 'destructive'],
  beforeEach: ({ msw }) => msw.use(raw('listBrands', { success: true, data: { results: [{ id: 1, name: NAME }] } })),
  play: async () => {
    await expect((await rowOf(NAME)).getByText(text('data.unknown'))).toBeInTheDocument()
    const dialog = await askDelete()
    await expect(dialog.getByText(pattern('brandpages.delete.lost.people.unknown'))).toBeInTheDocument()
  },
}

export const DeletePending: Story = {
  tags: ['BRD-24', 'destructive'],
  beforeEach: ({ msw }) => msw.use(fault('deleteBrand', 'hang')),
  play: async () => {
    const dialog = await askDelete()
    const field = dialog.getByRole('textbox')
    await userEvent.type(field, `${NAME}{Enter}`)
    const button = await dialog.findByRole('button', { name: text('brandpages.delete.busy') })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    // the text waits, and the focus with it
    await userEvent.keyboard('x{Enter}')
    await expect(field).toHaveValue(NAME)
    await expect(field).toHaveFocus()
    await waitFor(() => expect(callsTo('deleteBrand')).toHaveLength(1))
  },
}

export const DeleteFailed: Story = {
  tags: ['BRD-19', 'BRD-24', 'destructive'],
  beforeEach: ({ msw }) => msw.use(fail('deleteBrand', 400, { message: 'Cette marque a des pages publiées.' })),
  play: async () => {
    const dialog = await askDelete()
    await userEvent.type(dialog.getByRole('textbox'), NAME)
    await userEvent.click(dialog.getByRole('button', { name: text('brandpages.delete.confirm') }))
    await expect(await dialog.findByText('Cette marque a des pages publiées.')).toBeVisible()
    // what failed heads the cause, as in forms
    await expect(dialog.getByText(text('brandpages.delete.failed'))).toHaveStyle({ fontWeight: '600' })
    await expect(dialog.getByRole('textbox')).toHaveValue(NAME)
  },
}

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
