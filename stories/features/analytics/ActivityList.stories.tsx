import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { ActivityList } from '~/features/analytics/ActivityList'
import { EventList } from '~/features/shared/lists/EventList'

import { languages, looks } from '../../../.storybook/modes'
import { answer } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { catchFiles, savedRows } from '../../support/saved-files'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { ActivityList, EventList },
  ...pageMeta,
  args: { url: '/analytics' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const entry = (created_at: string, type: string, user: string | null, brand: string | null, description: string) => ({
  id: created_at,
  created_at,
  type,
  user,
  brand,
  description,
})
const MANY = [
  entry('2026-03-14T09:00:00Z', 'admin_changed', 'Claire Vasseur', 'Maison Roux', 'Maison Roux a un administrateur.'),
  entry('2026-03-14T08:00:00Z', 'users_assigned', 'Claire Vasseur', 'Maison Roux', 'Deux personnes ajoutées.'),
  entry('2026-03-12T10:00:00Z', 'page_published', 'Bastien Morel', 'Cave Sylvestre', 'Une page a été publiée.'),
  entry('2026-03-09T10:00:00Z', 'users_assigned', 'Bastien Morel', 'Cave Sylvestre', 'Trois personnes ajoutées.'),
  entry('2026-02-27T10:00:00Z', 'page_published', null, null, 'Une page a été publiée.'),
]

const list = () => screen.findByRole('table', { name: text('data.activity.title') })

async function openList() {
  await arrival(text('navigation.analytics'))
  await userEvent.click(await screen.findByRole('button', { name: text('figures.events.all') }))
  await screen.findByRole('heading', { level: 2, name: text('data.activity.title') })
}

const count = async (expected: number) =>
  waitFor(async () => expect(within(await list()).getAllByRole('rowheader')).toHaveLength(expected))

async function choose(label: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

/** All activity by day, filtered by kind, user and brand, and as a file. */
export const WholeList: Story = {
  tags: ['DSH-04', 'NFR-01'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => {
    msw.use(answer('listRecentActivity', { results: MANY }))
    return catchFiles()
  },
  play: async ({ step }) => {
    await openList()
    // the page stays where it was
    const section = screen.getByRole('heading', { level: 2, name: text('data.activity.title') })
    await waitFor(() => expect(document.activeElement?.contains(section)).toBe(true))
    await expect(document.activeElement?.querySelectorAll('h2').length ?? 0).toBeLessThanOrEqual(1)
    await count(MANY.length)
    // a heading for each day
    await expect(within(await list()).getAllByRole('row')).toHaveLength(1 + 4 + MANY.length)

    await step('The activity of one user of one kind, which is exported alone', async () => {
      await choose(text('figures.events.user'), 'Bastien Morel')
      await count(2)
      await choose(text('figures.events.kind'), text('figures.events.kind.users_assigned'))
      await count(1)
      await userEvent.click(within(await toolbar()).getByRole('button', { name: text('lists.export') }))
      const [heading, ...rows] = await savedRows()
      await expect(heading?.[0]).toBe(text('figures.events.date'))
      await expect(rows.map(([day, , kind, , user, brand]) => [day, kind, user, brand])).toEqual([
        ['2026-03-09', text('figures.events.kind.users_assigned'), 'Bastien Morel', 'Cave Sylvestre'],
      ])
    })
    await step('Of another brand: the filters can be removed', async () => {
      await choose(text('figures.people.brand'), 'Maison Roux')
      await expect(await screen.findByText(text('lists.noMatch'))).toBeVisible()
      const [clear] = await screen.findAllByRole('button', { name: text('lists.filters.clear') })
      await userEvent.click(clear ?? document.body)
      await count(MANY.length)
    })
  },
}

/** The filters stand with the list: the page has an export of its own. */
async function toolbar() {
  const section = (await list()).closest('section')
  if (!section) throw new Error('the list stands in no card')
  return section
}

/** A line of a narrow list says its whole date, and names the brand once: where what happened does not. */
export const OnPhone: Story = {
  tags: ['DSH-04', 'NFR-09'],
  globals: { viewport: { value: 'w390' } },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(answer('listRecentActivity', { results: MANY })),
  play: async () => {
    await openList()
    const lines = await screen.findByRole('list', { name: text('data.activity.title') })
    await expect(within(lines).getAllByText(/2026/)).toHaveLength(MANY.length)
    const namings = within(lines)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.match(/Maison Roux|Cave Sylvestre/g)?.length)
    await expect(namings).toEqual([1, 1, 1, 1, undefined])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Any field may be missing, and a type unknown. A filter with nothing to choose from is left out. */
export const UnknownFields: Story = {
  tags: ['DSH-04'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listRecentActivity', {
        results: [{}, { type: 'domain_verified', created_at: '2026-03-14T09:00:00Z' }, { type: 'page_published' }],
      }),
    ),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await openList()
    await count(3)
    await expect(within(await list()).getByText('domain verified')).toBeVisible()
    await userEvent.click(await screen.findByRole('combobox', { name: text('figures.events.kind') }))
    await expect(await screen.findByRole('option', { name: 'domain verified' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('combobox', { name: text('figures.events.user') })).toBeNull()
  },
}

/** The activity of the selected brand alone, so no brand is asked for. */
export const OfBrand: Story = {
  tags: ['DSH-04', 'SEL-09'],
  args: { url: '/analytics?scope=brand' },
  parameters: { steps: { from: 'sm' }, visit: { selectedBrandId: 1 } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listRecentActivity', {
        results: [...MANY, entry('2026-03-13T09:00:00Z', 'brand_updated', 'Claire Vasseur', '1', 'Une adresse.')],
      }),
    ),
  play: async () => {
    await openList()
    await count(1)
    // its name comes with the list of brands
    await expect(await within(await list()).findByText('Boulangerie Marceau')).toBeVisible()
    await expect(screen.queryByRole('combobox', { name: text('figures.people.brand') })).toBeNull()
  },
}

/** Nothing has happened: there is no list to open. */
export const Nothing: Story = {
  tags: ['DSH-04', 'NFR-01'],
  parameters: { steps: { from: 'sm' }, visit: { world: worlds.quiet } },
  play: async () => {
    await arrival(text('navigation.analytics'))
    await expect(await screen.findByText(text('figures.activity.none'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: text('figures.events.all') })).toBeNull()
  },
}
