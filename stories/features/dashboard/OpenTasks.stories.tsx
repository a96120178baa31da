import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { BrandsWithoutAdmin } from '~/features/brands/BrandsWithoutAdmin'
import { TaskRow } from '~/features/dashboard/TaskRow'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { inOrder, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'

const meta = {
  title: 'features/dashboard/Tasks',
  component: Screen,
  subcomponents: { TaskRow, BrandsWithoutAdmin },
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The calls that read the brands without an administrator. */
const ofPanel = { when: ({ query }: { query: { ordering?: string } }) => query.ordering !== undefined }

async function openPanel() {
  await arrival(text('dashboard.title'))
  const tasks = await card(text('dashboard.tasks.title'))
  const button = await tasks.findByRole('button', { expanded: false })
  await userEvent.click(button)
  return { tasks, button }
}

const chooseFor = (brand: string) => `${text('brandpages.admin.choose')} ${text('brandpages.admin.name', { brand })}`

/** There is no larger plan: the first task writes to the support, the other one leads to its list. */
export const MoreRoom: Story = {
  tags: ['DSH-01', 'SUB-05', 'PLN-27', 'money'],
  decorators: [withInstallation],
  parameters: { visit: { world: worlds.limitsReached } },
  play: async () => {
    await arrival(text('dashboard.title'))
    const tasks = await card(text('dashboard.tasks.title'))
    const more = await tasks.findByRole('link', { name: text('subscription.more') })
    await expect(decodeURIComponent(more.getAttribute('href') ?? '')).toMatch(
      inOrder(/^mailto:/, /Atelier Lumière/, pattern('data.limit.users.used', { used: 85, most: 85 })),
    )
    await expect(tasks.getByRole('link', { name: text('dashboard.tasks.brands.act') })).toBeVisible()
  },
}

export const Open: Story = {
  tags: ['DSH-01', 'BRD-10'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const { tasks, button } = await openPanel()
    await expect(await tasks.findByRole('link', { name: 'Maison Vauquelin' })).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(tasks.getByRole('link', { name: text('brandpages.admin.none.list') })).toHaveAttribute(
      'href',
      '/brands?administrator=none',
    )
    await userEvent.click(button)
    await expect(tasks.queryByRole('link', { name: 'Maison Vauquelin' })).toBeNull()
  },
}

/** Three clicks for the first brand, two for the next, which has the focus. */
export const NamesInPlace: Story = {
  tags: ['DSH-01', 'BRD-10', 'ACC-08'],
  play: async () => {
    const { tasks } = await openPanel()
    await userEvent.click(await tasks.findByRole('button', { name: chooseFor('Maison Vauquelin') }))
    const panel = within(
      await screen.findByRole('dialog', { name: text('access.admin.name', { count: 1, brand: 'Maison Vauquelin' }) }),
    )
    await userEvent.click(await panel.findByRole('option', { name: /^Léa D’Arcy-Müller/ }))
    await waitFor(() => expect(tasks.queryByRole('link', { name: 'Maison Vauquelin' })).toBeNull())
    await waitFor(() => expect(tasks.getByRole('button', { name: chooseFor('Salon Mèche Rebelle') })).toHaveFocus())
    await expect(callsTo('setBrandAdmin').map(({ path, body }) => [path.id, body?.user_id])).toEqual([[6, 3]])
  },
}

export const ListFailed: Story = {
  tags: ['DSH-01', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(fail('listBrands', 403, ofPanel)),
  play: async () => {
    const { tasks } = await openPanel()
    await expect(await tasks.findByText(text('brands.list.failed'))).toBeVisible()
  },
}

/** Another administrator has named them since the page was opened. */
export const NoneLeft: Story = {
  tags: ['DSH-01'],
  beforeEach: ({ msw }) =>
    msw.use(answer('listBrands', { results: [], pagination: { count: 0, next: null, previous: null } }, ofPanel)),
  play: async () => {
    const { tasks } = await openPanel()
    await expect(await tasks.findByText(text('brandpages.admin.none.left'))).toBeVisible()
  },
}

export const OnPhone: Story = {
  tags: ['DSH-01', 'NFR-09'],
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const { tasks } = await openPanel()
    await expect(await tasks.findByRole('link', { name: 'Maison Vauquelin' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
