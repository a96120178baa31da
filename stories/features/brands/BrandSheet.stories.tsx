import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { BrandLine } from '~/features/brands/sheet/BrandSheetContent'
import { BrandSheetDialog } from '~/features/brands/sheet/BrandSheetDialog'
import { SheetRows } from '~/features/shared/sheet/SheetRows'

import { languages, looks } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'

const meta = {
  component: Screen,
  subcomponents: { BrandSheetDialog, SheetRows, BrandLine },
  ...pageMeta,
  args: { url: '/brands?create=sheet', onArrive: fn() },
  parameters: { ...pageMeta.parameters, visit: { world: { brands: 3, limits: { brands: 60 } } } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const ROWS = [
  'Café des Arts\twww.arts.example\tactive',
  'Maison Dubois\t\t',
  'Taxi du Lac\thttps://lac.example\tinactive',
]

async function opened() {
  const box = await screen.findByRole('dialog', { name: text('sheet.brands.title') }, { timeout: 10_000 })
  await waitFor(() => expect(box).toBeVisible())
  const dialog = within(box)
  return {
    ...dialog,
    submit: (count: number) => dialog.getByRole('button', { name: text('sheet.brands.submit', { count }) }),
    all: (id: 'sheet.brands.created' | 'sheet.brands.over') => dialog.queryAllByText(text(id)),
  }
}

const inStatus = (shown: HTMLElement) => shown.closest('p[role="status"]') !== null

async function paste(rows: readonly string[]) {
  const dialog = await opened()
  await userEvent.click(dialog.getByRole('textbox'))
  await userEvent.paste(rows.join('\n'))
  await dialog.findByRole('heading', { name: text('sheet.title') })
  // the names of the brands that exist are read
  await waitFor(() => expect(dialog.queryAllByText(text('sheet.brands.checking')).filter(inStatus)).toEqual([]))
  return dialog
}

/** Opened from the form for one brand. */
export const Empty: Story = {
  tags: ['BRD-08'],
  args: { url: '/brands?create=true' },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const form = await screen.findByRole('dialog', {}, { timeout: 10_000 })
    await userEvent.click(within(form).getByRole('button', { name: text('brandpages.form.sheet') }))
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
  },
}

/** A form with typed text asks before it gives way to the sheet. */
export const AskedBefore: Story = {
  tags: ['BRD-08'],
  args: { url: '/brands?create=true' },
  play: async () => {
    const form = await screen.findByRole('dialog', {}, { timeout: 10_000 })
    const name = within(form).getByRole('textbox', { name: text('brandpages.label.brandName') })
    await userEvent.type(name, 'Café du Port')
    const button = within(form).getByRole('button', { name: text('brandpages.form.sheet') })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: text('common.unsaved.stay') }))
    await waitFor(() => expect(name).toBeVisible())
    await expect(name).toHaveValue('Café du Port')

    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: text('common.unsaved.leave') }))
    await opened()
  },
}

export const NoName: Story = {
  tags: ['BRD-07'],
  play: async () => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: text('sheet.brands.preview') }))
    const field = dialog.getByRole('textbox')
    await expect(field).toHaveAccessibleDescription(pattern('sheet.brands.none'))
    await userEvent.type(field, 'Z{Backspace}')
    await userEvent.paste('Nom\tSite')
    await expect(field).toHaveValue('Nom\tSite')
    await expect(field).toHaveAccessibleDescription(pattern('sheet.brands.none'))
  },
}

/** Sixty rows: three duplicates, two bad addresses, one name that is taken, and five places. */
const SIXTY = [
  'Nom\tSite\tÉtat',
  ...Array.from({ length: 54 }, (_, at) => `Enseigne ${at + 1}\twww.enseigne-${at + 1}.example\tactive`),
  'enseigne 1\t\t',
  'ENSEIGNE 2\t\t',
  'Enseigne 3 \t\t',
  'Bar du Port\thttp://a b\t',
  'Bar du Quai\tftp://quai.example\t',
]

/** What cannot be created stays, and leaves as a file with the reason of each. */
export const SixtyRows: Story = {
  tags: ['BRD-07', 'BRD-25'],
  parameters: {
    visit: { world: { brands: 3, limits: { brands: 8 } } },
    chromatic: { modes: { ...looks, ...languages } },
  },
  play: async ({ step }) => {
    const taken = sandbox().world.brands[0]?.name ?? ''
    const dialog = await paste([...SIXTY, taken])
    await expect(dialog.getAllByRole('listitem')).toHaveLength(60)
    await waitFor(() =>
      expect(dialog.getAllByRole('listitem').filter((row) => row.querySelector('[aria-invalid="true"]'))).toHaveLength(
        6,
      ),
    )
    await expect(dialog.all('sheet.brands.over')).toHaveLength(49)
    await step('only what the plan has room for is created', async () => {
      await userEvent.click(dialog.submit(5))
      await dialog.findByText(text('sheet.brands.created.count', { count: 5 }), {}, { timeout: 10_000 })
      await expect(callsTo('createBrand')).toHaveLength(5)
      await expect(callsTo('createBrand')[0]?.body).toEqual({
        name: 'Enseigne 1',
        url: 'https://www.enseigne-1.example',
        is_active: true,
      })
      await expect(dialog.getByText(text('sheet.brands.left', { count: 55 }))).toBeVisible()
    })
  },
}

export const AllCreated: Story = {
  tags: ['BRD-07'],
  parameters: { chromatic: { modes: looks } },
  play: async ({ args }) => {
    const dialog = await paste(ROWS)
    await userEvent.click(dialog.submit(3))
    await waitFor(() => expect(dialog.all('sheet.brands.created')).toHaveLength(3))
    const close = await dialog.findByText(text('common.close'))
    await waitFor(() => expect(close.closest('button')).toHaveFocus())
    await userEvent.click(close)
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands'))
    await expect(sessionStorage.getItem('brands.draft')).toBeNull()
  },
}

export const Creating: Story = {
  tags: ['BRD-07'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fault('createBrand', 'hang', { skip: 1 })),
  play: async () => {
    const dialog = await paste(ROWS)
    await userEvent.click(dialog.submit(3))
    await dialog.findByText(text('sheet.brands.creating'))
    await waitFor(() => expect(dialog.all('sheet.brands.created')).toHaveLength(1))
    await expect(dialog.getByRole('button', { name: text('sheet.brands.stop') })).toBeEnabled()
  },
}

/** The server refuses one: the others are created, and the reason stands at its row. */
export const Refused: Story = {
  tags: ['BRD-07'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) =>
    msw.use(
      fail('createBrand', 400, {
        message: 'Ce nom est réservé.',
        when: ({ body }) => body.name === 'Maison Dubois',
      }),
    ),
  play: async () => {
    const dialog = await paste(ROWS)
    await userEvent.click(dialog.submit(3))
    await waitFor(() => expect(dialog.all('sheet.brands.created')).toHaveLength(2))
    await expect(dialog.getByText('Ce nom est réservé.')).toBeVisible()
    await expect(dialog.getByText(text('sheet.brands.left', { count: 1 }))).toBeVisible()
  },
}

/** The server asks for a pause: the creation waits, and can be stopped. */
export const Paused: Story = {
  tags: ['BRD-07', 'C125'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fail('createBrand', 429, { skip: 1, headers: { 'Retry-After': '60' } })),
  play: async () => {
    const dialog = await paste(ROWS)
    await userEvent.click(dialog.submit(3))
    await dialog.findByText(pattern('sheet.brands.wait'))
    await userEvent.click(dialog.getByRole('button', { name: text('sheet.brands.stop') }))
    await dialog.findByText(text('sheet.brands.tooMany'))
    await waitFor(() => expect(dialog.submit(2)).toBeEnabled())
    await expect(callsTo('createBrand')).toHaveLength(2)
  },
}

/** The answer is lost, and so is the reading after it: the brand may exist. It is not created a second time unread. */
export const Unconfirmed: Story = {
  tags: ['BRD-07', 'K62'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) =>
    msw.use(
      fail('createBrand', 502, { times: 1 }),
      fail('listBrands', 500, { when: ({ query }) => query.search === 'Café des Arts', times: 3 }),
    ),
  play: async () => {
    const dialog = await paste(ROWS)
    await userEvent.click(dialog.submit(3))
    await dialog.findByText(text('brandpages.form.create.unconfirmed'))
    await waitFor(() => expect(dialog.submit(1)).toBeEnabled())
    await expect(dialog.getByText(text('sheet.brands.unconfirmed.title', { count: 1 }))).toBeVisible()
    await expect(dialog.queryByText(text('sheet.brands.left', { count: 1 }))).toBeNull()
  },
}

export const ConfirmedLater: Story = {
  ...Unconfirmed,
  play: async (context) => {
    await Unconfirmed.play?.(context)
    const dialog = await opened()
    await userEvent.click(dialog.submit(1))
    await waitFor(() => expect(dialog.all('sheet.brands.created')).toHaveLength(3))
    await expect(callsTo('createBrand').filter(({ body }) => body.name === 'Café des Arts')).toHaveLength(2)
  },
}

/** The names could not be read: the server refuses what is taken. */
export const NamesUnread: Story = {
  tags: ['BRD-07'],
  beforeEach: ({ msw }) => msw.use(fail('listBrands', 500, { when: ({ query }) => query.page_size === 100 })),
  play: async () => {
    const dialog = await paste(ROWS)
    await dialog.findByText(text('sheet.brands.unread'), {}, { timeout: 10_000 })
    await expect(dialog.submit(3)).toBeEnabled()
  },
}
