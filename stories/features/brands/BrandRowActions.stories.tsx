import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { DeleteBrandDialog } from '~/features/brands/DeleteBrandDialog'

import { looks } from '../../../.storybook/modes'
import { fail, fault, raw } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { brandsTable, namesShown, rowOf, switchOf } from './brands-page'

const meta = {
  title: 'features/brands/BrandsScreen',
  component: Screen,
  subcomponents: { DeleteBrandDialog },
  ...pageMeta,
  args: { url: '/brands' },
  parameters: { ...pageMeta.parameters, visit: { world: { brands: 8 } } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Boulangerie Marceau'
const failed = () => pattern('brandpages.toggle.failed', { name: NAME })

const menuOf = async (name: string) => {
  await userEvent.click((await rowOf(name)).getByRole('button', { name: text('lists.moreActions.for', { name }) }))
  return within(await screen.findByRole('menu'))
}

export const RowMenuOpen: Story = {
  tags: ['BRD-22'],
  play: async () => {
    const menu = await menuOf(NAME)
    const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await expect(names).toEqual([
      text('lists.edit'),
      text('brandpages.deactivate'),
      text('brandpages.admin.change'),
      text('brandpages.access'),
      text('lists.delete'),
    ])
  },
}

export const ToggleActivePending: Story = {
  tags: ['BRD-09', 'C211'],
  parameters: { steps: { from: 'sm' } },
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
  parameters: { steps: { from: 'sm' } },
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
  parameters: { steps: { from: 'sm' } },
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
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await brandsTable()
    await userEvent.click(await switchOf(NAME))
    const said = await screen.findByText(text('brandpages.deactivated', { name: NAME }))
    await waitFor(() => expect(said).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: text('common.undo') }))
    await waitFor(() => expect(callsTo('toggleBrandActive')).toHaveLength(2))
    await waitFor(async () => expect(await switchOf(NAME)).toBeChecked())
  },
}

async function askDelete() {
  const menu = await menuOf(NAME)
  await userEvent.click(menu.getByRole('menuitem', { name: text('lists.delete') }))
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
  parameters: { steps: { from: 'sm' } },
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
