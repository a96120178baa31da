import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { toast } from '~/design/feedback/toasts'
import { CreateBrandDialog, EditBrandDialog } from '~/features/brands/BrandFormDialog'
import { CreateBrand } from '~/features/brands/BrandList'

import { languages, looks } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { shownReference } from '../../support/reference'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { CreateBrandDialog, EditBrandDialog, CreateBrand },
  ...pageMeta,
  args: { url: '/brands?create=true', onArrive: fn() },
  parameters: { ...pageMeta.parameters, visit: { world: { brands: 3 } } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const submits = ['brands.selector.create', 'common.save', 'lists.saving'] as const

async function form(title = text('brands.selector.create')) {
  const box = await screen.findByRole('dialog', { name: title }, { timeout: 10_000 })
  await waitFor(() => expect(box).toBeVisible())
  const dialog = within(box)
  return {
    name: () => dialog.getByRole('textbox', { name: text('brandpages.label.brandName') }),
    url: () => dialog.getByRole('textbox', { name: pattern('brandpages.label.url') }),
    submit: () => dialog.getByRole('button', { name: (name) => submits.some((id) => text(id) === name) }),
  }
}

export const CreateEmpty: Story = {
  tags: ['BRD-08'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const { name } = await form()
    await waitFor(() => expect(name()).toHaveFocus())
  },
}

/** What opened the dialog was on another page, or in the palette: the heading takes the focus. */
export const CreateClosed: Story = {
  tags: ['BRD-08', 'NFR-08', 'C311'],
  play: async ({ args }) => {
    const { name } = await form()
    await waitFor(() => expect(name()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const CreateErrors: Story = {
  tags: ['BRD-08', 'K49'],
  play: async () => {
    const { name, url, submit } = await form()
    await userEvent.click(submit())
    await screen.findByText(text('brandpages.brandName.required'))
    await waitFor(() => expect(name()).toHaveFocus())
    await userEvent.click(url())
    await userEvent.paste('javascript:alert(1)')
    await userEvent.tab()
    await screen.findByText(text('brandpages.url.format'))
    await userEvent.clear(url())
    await userEvent.click(url())
    await userEvent.paste(`https://exemple.fr/${'a'.repeat(2000)}`)
    await screen.findByText(pattern('brandpages.url.tooLong'))
    await expect(callsTo('createBrand')).toEqual([])
  },
}

export const SuspiciousContent: Story = {
  tags: ['BRD-08'],
  play: async () => {
    const { name, submit } = await form()
    await userEvent.click(name())
    await userEvent.paste('<script>Maison</script>')
    await userEvent.click(submit())
    await screen.findByText(text('brandpages.brandName.characters'))
    await expect(callsTo('createBrand')).toEqual([])
  },
}

export const CreateSubmitting: Story = {
  tags: ['C301'],
  beforeEach: ({ msw }) => msw.use(fault('createBrand', 'hang')),
  play: async () => {
    const { name, submit } = await form()
    await userEvent.type(name(), 'Maison Dubois')
    const button = submit()
    for (let press = 0; press < 10; press++) button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await waitFor(() => expect(callsTo('createBrand')).toHaveLength(1))
  },
}

export const CreateServerErrors: Story = {
  tags: ['BRD-19', 'C119'],
  play: async () => {
    const { name, submit } = await form()
    await userEvent.type(name(), 'Brasserie du Port')
    await userEvent.click(submit())
    // the server's own words, beside the field
    await screen.findByText('Une marque porte déjà ce nom.')
    await waitFor(() => expect(name()).toHaveFocus())
    await expect(name()).toHaveValue('Brasserie du Port')
  },
}

export const CreateLimitReached: Story = {
  tags: ['BRD-25'],
  parameters: { steps: { from: 'md' }, visit: { world: { ...worlds.growing, limits: { brands: 3 } } } },
  play: async () => {
    await form()
    await expect(screen.getByRole('link', { name: text('navigation.upgrade') })).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
}

/** The places of the plan may be taken since the page was read: the server's words stand above the form. */
export const LimitFoundByServer: Story = {
  tags: ['BRD-19', 'BRD-25'],
  beforeEach: ({ msw }) =>
    msw.use(fail('createBrand', 400, { code: 'brand_limit_reached', message: 'Limite de marques atteinte (47).' })),
  play: async () => {
    const { name, submit } = await form()
    await userEvent.type(name(), 'Maison Dubois')
    await userEvent.click(submit())
    await screen.findByText('Limite de marques atteinte (47).')
    await expect(name()).toHaveValue('Maison Dubois')
  },
}

/** Shown once, in the form, with the reference for support; there is no general message. */
export const CreateServerError: Story = {
  tags: ['NFR-03', 'BRD-08'],
  beforeEach: ({ msw }) => msw.use(fail('createBrand', 500)),
  play: async () => {
    const { name, submit } = await form()
    await userEvent.type(name(), 'Maison Dubois')
    // what the frame says of every failure of the server
    const general = text('errors.server.toast')
    toast({ severity: 'error', title: general, general: 'server failure' })
    await screen.findByText(general)
    await userEvent.click(submit())
    const reference = pattern('common.reference', { reference: `500 · createBrand · ${formats().date('2026-03-16')}` })
    await expect(await shownReference()).toHaveTextContent(reference)
    await waitFor(() => expect(screen.queryByText(general)).toBeNull())
    await expect(name()).toHaveValue('Maison Dubois')
  },
}

/** Without the right, the address opens the list and no form. */
export const CreateDenied: Story = {
  tags: ['GRD-15', 'role'],
  parameters: { steps: { from: 'sm' }, visit: { as: LEA } },
  play: async () => {
    await arrival(text('navigation.brands'))
    await screen.findByRole('table')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const edit = async () => {
  await arrival('Brasserie du Port')
  await userEvent.click(screen.getByRole('button', { name: text('lists.edit') }))
  return form(text('brandpages.form.edit', { name: 'Brasserie du Port' }))
}

export const Edit: Story = {
  tags: ['BRD-07', 'BRD-08'],
  args: { url: '/brands/2' },
  play: async () => {
    const { name, url } = await edit()
    await expect(name()).toHaveValue('Brasserie du Port')
    await expect(url()).toHaveValue('https://brasserieduport.example')
  },
}

export const EditDirty: Story = {
  tags: ['REG-47'],
  args: { url: '/brands/2' },
  play: async () => {
    const { name } = await edit()
    await userEvent.type(name(), ' !')
    await userEvent.click(screen.getByRole('button', { name: text('common.cancel') }))
    await userEvent.click(await screen.findByRole('button', { name: text('common.unsaved.stay') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(name()).toHaveValue('Brasserie du Port !')
  },
}

export const EditSaved: Story = {
  tags: ['BRD-07', 'C212'],
  args: { url: '/brands/2' },
  play: async () => {
    const { url, submit } = await edit()
    await userEvent.clear(url())
    await userEvent.click(submit())
    const said = await screen.findByText(text('brandpages.saved', { name: 'Brasserie du Port' }))
    await waitFor(() => expect(said).toBeVisible())
    // what was not touched is not sent
    await expect(callsTo('updateBrand').map(({ body }) => body)).toEqual([{ url: '' }])
    await waitFor(() => expect(screen.queryByText('brasserieduport.example')).toBeNull())
  },
}

/** It may be saved all the same: the old name, typed back, is sent. */
export const EditTypedBack: Story = {
  tags: ['BRD-07', 'C212'],
  args: { url: '/brands/2' },
  beforeEach: ({ msw }) => msw.use(fault('updateBrand', 'network', { times: 1 })),
  play: async ({ msw }) => {
    const { name, submit } = await edit()
    await userEvent.type(name(), ' !')
    // nor can it be read
    msw.use(fault('getBrand', 'network', { times: 1 }))
    await userEvent.click(submit())
    await screen.findByText(text('brandpages.form.unconfirmed'))
    await userEvent.type(name(), '{Backspace}{Backspace}')
    // nor is it left unasked
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: text('common.unsaved.stay') }))
    await userEvent.click(submit())
    await waitFor(() => expect(screen.getByText(text('brandpages.saved', { name: 'Brasserie du Port' }))).toBeVisible())
    const bodies = callsTo('updateBrand').map(({ body }) => body)
    await expect(bodies).toEqual([{ name: 'Brasserie du Port !' }, { name: 'Brasserie du Port' }])
  },
}
