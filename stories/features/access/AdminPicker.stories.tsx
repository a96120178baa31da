import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { AdminPicker } from '~/features/access/AdminPicker'

import { languages, looks } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { appears, confirm, undo } from './access-page'

const meta = {
  component: Screen,
  subcomponents: { AdminPicker },
  ...pageMeta,
  args: { url: '/brands?administrator=none' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const adminOf = (id: number) => sandbox().world.brands.find((brand) => brand.id === id)?.admin_id
const brandsOf = (id: number) => sandbox().world.users.find((user) => user.id === id)?.brand_ids

const withoutAdmin = (brand: string) =>
  screen.findByRole('button', {
    name: `${text('brandpages.admin.none')} ${text('brandpages.admin.name', { brand })}`,
  })

const isNamed = async (name: string, brand: string) =>
  appears(await screen.findByText(text('access.done.admin', { count: 1, name, brand })))

const panel = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const vauquelin = () => panel(text('access.admin.name', { count: 1, brand: 'Maison Vauquelin' }))

async function openList() {
  await arrival(text('lists.brands'))
  await userEvent.click(await withoutAdmin('Maison Vauquelin'))
  return vauquelin()
}

/** Users of the brand come first. */
export const Open: Story = {
  tags: ['BRD-10', 'ACC-08'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const list = await openList()
    const members = within(await list.findByRole('group', { name: text('access.admin.members') }))
    await expect(members.getByRole('option', { name: /^Léa D’Arcy-Müller/ })).toBeVisible()
    const others = within(list.getByRole('group', { name: text('access.admin.others') }))
    await expect(others.getByRole('option', { name: /^Clément Dumas/ })).toBeInTheDocument()
    // neither inactive nor read-only
    await expect(list.queryByRole('option', { name: /Hugo Lambert|Nadia Guichard/ })).toBeNull()
  },
}

/** Two clicks for each brand: nobody is replaced, so nothing is asked, and the next brand has the focus. */
export const NamesWithoutAsking: Story = {
  tags: ['BRD-10', 'ACC-08', 'ACC-21', 'ACC-26'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const list = await openList()
    await userEvent.click(await list.findByRole('option', { name: /^Léa D’Arcy-Müller/ }))
    await isNamed('Léa D’Arcy-Müller', 'Maison Vauquelin')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(adminOf(6)).toBe(3)
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Maison Vauquelin' })).toBeNull())
    await waitFor(async () => expect(await withoutAdmin('Salon Mèche Rebelle')).toHaveFocus())
    await undo()
    await appears(await screen.findByText(text('access.done.undoAdmin', { count: 1, brand: 'Maison Vauquelin' })))
    await expect(adminOf(6)).toBeNull()
    // the access that she had before is given back
    await expect(brandsOf(3)).toContain(6)
    await withoutAdmin('Maison Vauquelin')
  },
}

/** Access that comes with the role ends with it. */
export const Searched: Story = {
  tags: ['ACC-08', 'ACC-26'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const list = await openList()
    await userEvent.type(list.getByRole('combobox'), 'clément d')
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await isNamed('Clément Dumas', 'Maison Vauquelin')
    const clement = callsTo('setBrandAdmin')[0]?.body?.user_id ?? 0
    await expect(brandsOf(clement)).toContain(6)
    await undo()
    await appears(await screen.findByText(text('access.done.undoAdmin', { count: 1, brand: 'Maison Vauquelin' })))
    await expect(adminOf(6)).toBeNull()
    await expect(brandsOf(clement)).not.toContain(6)
  },
}

/** Whoever is replaced is named first; undoing names them again. */
export const Replaces: Story = {
  tags: ['ACC-25', 'ACC-26'],
  args: { url: '/brands/1' },
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  play: async () => {
    await arrival('Boulangerie Marceau')
    await userEvent.click(await screen.findByRole('button', { name: text('brandpages.admin.change') }))
    const list = await panel(text('access.admin.name', { count: 1, brand: 'Boulangerie Marceau' }))
    await userEvent.click(await list.findByRole('option', { name: /^Léa D’Arcy-Müller/ }))
    const dialog = await panel(text('access.preview.title.admin', { brand: 'Boulangerie Marceau' }))
    await appears(
      dialog.getByText(text('access.preview.stops', { count: 1, name: 'Bastien Morel', brand: 'Boulangerie Marceau' })),
    )
    await expect(callsTo('setBrandAdmin')).toHaveLength(0)
    await confirm(text('access.admin.replace'))
    await isNamed('Léa D’Arcy-Müller', 'Boulangerie Marceau')
    await expect(adminOf(1)).toBe(3)
    await undo()
    await appears(await screen.findByText(text('access.done.undoAdmin', { count: 1, brand: 'Boulangerie Marceau' })))
    await expect(adminOf(1)).toBe(2)
  },
}

/** Who administers the brand could not be read: a confirmation says so. */
export const Unread: Story = {
  tags: ['ACC-25'],
  beforeEach: ({ msw }) => msw.use(fail('listBrandUsers', 500)),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const list = await openList()
    await userEvent.click(await list.findByRole('option', { name: /^Bastien Morel/ }, { timeout: 15_000 }))
    await appears(await screen.findByText(pattern('access.preview.unread'), undefined, { timeout: 15_000 }))
    await expect(callsTo('setBrandAdmin')).toHaveLength(0)
  },
}

export const Loading: Story = {
  tags: ['NFR-01'],
  parameters: { steps: { from: 'sm' } },
  beforeEach: ({ msw }) => msw.use(fault('listUsers', 'hang')),
  play: async () => {
    const list = await openList()
    await expect(list.queryByRole('option')).toBeNull()
  },
}

export const ListFailed: Story = {
  tags: ['NFR-02'],
  parameters: { steps: { from: 'sm' } },
  beforeEach: ({ msw }) =>
    msw.use(
      // the filter of the page asks without a page
      fail('listUsers', 403, { times: 1, when: ({ query }) => query.page === 1 }),
      fail('listBrandUsers', 403),
    ),
  play: async () => {
    const list = await openList()
    await expect(await list.findByText(text('users.list.failed'))).toBeVisible()
    await expect(list.getByText(text('data.denied'))).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: text('common.retry') }))
    await list.findByRole('option', { name: /^Bastien Morel/ })
  },
}

/** The users of the brand can be chosen while the others are missing. */
export const OthersFailed: Story = {
  tags: ['NFR-01', 'NFR-02'],
  parameters: { steps: { from: 'sm' } },
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 403, { times: 1, when: ({ query }) => query.page === 1 })),
  play: async () => {
    const list = await openList()
    await list.findByRole('option', { name: /^Léa D’Arcy-Müller/ })
    await expect(await list.findByText(text('users.list.failed'))).toBeVisible()
  },
}

export const OthersRetried: Story = {
  parameters: { steps: { from: 'sm' } },
  ...OthersFailed,
  play: async (context) => {
    await OthersFailed.play?.(context)
    const list = await vauquelin()
    await userEvent.click(list.getByRole('button', { name: text('common.retry') }))
    await list.findByRole('option', { name: /^Clément Dumas/ })
    await expect(list.queryByText(text('users.list.failed'))).toBeNull()
  },
}

/** Another brand, chosen while the administrator of the first one is read: both are done, one after the other. */
export const TwoInARow: Story = {
  tags: ['ACC-25', 'BRD-10'],
  parameters: { steps: { from: 'sm' } },
  beforeEach: ({ msw }) => msw.use(fault('listBrandUsers', 'slow', { skip: 1, when: ({ path }) => path?.id === 6 })),
  play: async () => {
    const list = await openList()
    await userEvent.click(await list.findByRole('option', { name: /^Bastien Morel/ }, { timeout: 15_000 }))
    await userEvent.click(await withoutAdmin('Taxi Rivière'))
    const next = await panel(text('access.admin.name', { count: 1, brand: 'Taxi Rivière' }))
    await userEvent.click(await next.findByRole('option', { name: /^Bastien Morel/ }))
    await waitFor(() => expect(adminOf(6)).toBe(2), { timeout: 15_000 })
    await waitFor(() => expect(callsTo('setBrandAdmin')).toHaveLength(2), { timeout: 15_000 })
  },
}

/** Opened from the menu of its row: the row itself has two lines of text. */
export const OnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await arrival(text('lists.brands'))
    const menu = text('lists.moreActions.for', { name: 'Maison Vauquelin' })
    await userEvent.click(await screen.findByRole('button', { name: menu }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('brandpages.admin.set') }))
    const list = await vauquelin()
    await list.findByRole('group', { name: text('access.admin.members') })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
