import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { BrandScreen } from '~/features/brands/BrandScreen'

import { fail } from '../../support/answers'
import { askAnew } from '../../support/app-page'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { ofList, rowOf } from './brands-page'

const meta = {
  title: 'features/brands/BrandScreen',
  component: Screen,
  subcomponents: { BrandScreen },
  ...pageMeta,
  args: { url: '/brands/2', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Brasserie du Port'
const LISTED = 'Boulangerie Marceau'
const listCalls = () => callsTo('listBrands').filter(({ query }) => ofList.when({ query }))

/** Somebody else deleted it while it was shown: nothing is left that could be pressed. */
export const DeletedMeanwhile: Story = {
  tags: ['BRD-09', 'BRD-23'],
  play: async ({ msw }) => {
    await arrival(NAME)
    const control = await screen.findByRole('switch', { name: pattern('brandpages.toggle') })
    msw.use(fail('toggleBrandActive', 404), fail('getBrand', 404))
    await userEvent.click(control)
    const title = await screen.findByRole('heading', { level: 1, name: text('brandpages.notFound') })
    await expect(screen.queryByRole('switch')).toBeNull()
    // it fades in
    await waitFor(() => expect(screen.getByText(text('brandpages.gone'))).toBeVisible())
    await waitFor(() => expect(title).toHaveFocus())
  },
}

/** The brand is gone, as the user wanted: the list is shown, as after a deletion. */
export const DeletedBefore: Story = {
  tags: ['BRD-23', 'BRD-24', 'destructive'],
  play: async ({ args, msw }) => {
    await arrival(NAME)
    msw.use(fail('deleteBrand', 404, { message: 'Not found.' }), fail('getBrand', 404))
    await userEvent.click(await screen.findByRole('button', { name: text('brandpages.delete.confirm') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), NAME)
    await userEvent.click(dialog.getByRole('button', { name: text('brandpages.delete.confirm') }))
    await screen.findByText(text('brandpages.deleted.before', { name: NAME }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands'))
    await expect(screen.queryByText('Not found.')).toBeNull()
  },
}

/** The form says so, keeps what was typed to be read, and can only be closed; the page behind it is gone. */
export const DeletedWhileEdited: Story = {
  tags: ['BRD-07', 'BRD-20', 'decision-22'],
  play: async ({ msw }) => {
    await arrival(NAME)
    await userEvent.click(screen.getByRole('button', { name: text('lists.edit') }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: pattern('brandpages.label.brandName') })
    await userEvent.clear(field)
    await userEvent.type(field, 'Nouveau nom')
    msw.use(fail('updateBrand', 404, { message: 'Not found.' }), fail('getBrand', 404))
    await userEvent.click(dialog.getByRole('button', { name: text('common.save') }))
    await dialog.findByText(text('brandpages.gone'))
    await expect(field).toHaveValue('Nouveau nom')
    await expect(field).toHaveAttribute('readonly')
    await expect(dialog.queryByRole('button', { name: text('common.save') })).toBeNull()
    await expect(dialog.queryByRole('button', { name: text('common.cancel') })).toBeNull()
    // Enter sends nothing more, and closing loses nothing that could be saved
    await userEvent.type(field, '{Enter}')
    await expect(callsTo('updateBrand')).toHaveLength(1)
  },
}

/** The page behind the form says that there is no such brand. */
export const DeletedFormClosed: Story = {
  ...DeletedWhileEdited,
  play: async (context) => {
    await DeletedWhileEdited.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: text('common.close') }))
    const title = await screen.findByRole('heading', { level: 1, name: text('brandpages.notFound') })
    await waitFor(() => expect(title).toHaveFocus())
  },
}

/** From the list: what was deleted leaves it behind the form. */
export const DeletedWhileEditedInList: Story = {
  tags: ['BRD-07', 'BRD-20', 'decision-22'],
  args: { url: '/brands' },
  play: async ({ msw }) => {
    await userEvent.click((await rowOf(LISTED)).getByRole('button', { name: pattern('lists.moreActions.for') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('lists.edit') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: pattern('brandpages.label.brandName') }), ' et fils')
    msw.use(fail('updateBrand', 404, { message: 'Not found.' }))
    const before = listCalls().length
    await userEvent.keyboard('{Enter}')
    await dialog.findByText(text('brandpages.gone'))
    await waitFor(() => expect(listCalls()).toHaveLength(before + 1))
  },
}

export const DeletedFormClosedInList: Story = {
  ...DeletedWhileEditedInList,
  play: async (context) => {
    await DeletedWhileEditedInList.play?.(context)
    await waitFor(() => expect(screen.getByRole('button', { name: text('common.close') })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A form that is open keeps what was typed. */
export const TakenAwayWhileEdited: Story = {
  tags: ['BRD-20', 'decision-22'],
  play: async ({ msw }) => {
    await arrival(NAME)
    await userEvent.click(screen.getByRole('button', { name: text('lists.edit') }))
    const field = await screen.findByRole('textbox', { name: pattern('brandpages.label.brandName') })
    await userEvent.clear(field)
    await userEvent.type(field, 'Nouveau nom')
    msw.use(fail('getBrand', 403))
    // what a return to the tab does to an answer that is no longer fresh
    await askAnew()
    await screen.findByText(text('errors.page.forbidden.body'))
    await expect(screen.getByRole('textbox', { name: pattern('brandpages.label.brandName') })).toHaveValue(
      'Nouveau nom',
    )
  },
}
