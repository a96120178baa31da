import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { ActivityByBrand } from '~/features/dashboard/ActivityByBrand'
import { ActivityCard, RecentActivity } from '~/features/shared/activity/ActivityCard'

import { aBrand } from '../../support/a-brand'
import { answer } from '../../support/answers'
import { card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { ActivityByBrand, ActivityCard, RecentActivity },
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAMED = {
  results: ['Brasserie 0', 'Brasserie 1'].map((name, at) => aBrand(at + 1, name)),
  pagination: { count: 2, previous: null, next: null },
}

/** The provider writes French: an English reader gets our sentence, or its own marked as French. */
export const ActivityInEnglish: Story = {
  tags: ['DSH-01', 'LAN-36'],
  globals: { locale: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listRecentActivity', {
        results: [
          { type: 'brand_updated', description: 'Optique Lune a été modifiée.', brand: 'Optique Lune' },
          { type: 'newsletter_sent', description: 'La lettre est partie.', brand: 'Optique Lune' },
        ],
      }),
    ),
  play: async () => {
    const activity = await card('Recent activity')
    const own = await activity.findByText('The brand Optique Lune was changed')
    await expect(own.closest('[lang]')).toHaveAttribute('lang', 'en')
    const theirs = activity.getByText('La lettre est partie.')
    await expect(theirs.closest('[lang]')).toHaveAttribute('lang', 'fr')
    await expect(activity.queryByText('Optique Lune a été modifiée.')).toBeNull()
  },
}

/** The server sends the latest entries alone: there may be more that are new. */
export const AllNewSinceLastVisit: Story = {
  tags: ['DSH-01'],
  beforeEach: ({ msw }) => {
    localStorage.setItem('dashboard-visit', JSON.stringify({ u1: { latest: Date.parse('2026-03-10T09:00:00Z') } }))
    msw.use(
      answer('listRecentActivity', {
        results: ['2026-03-15T09:00:00Z', '2026-03-14T09:00:00Z'].map((created_at) => ({
          type: 'brand_updated',
          brand: 'Optique Lune',
          created_at,
        })),
      }),
    )
  },
  play: async () => {
    const activity = await card(text('data.activity.title'))
    await expect(await activity.findByText(pattern('dashboard.activity.sinceAtLeast', { count: 2 }))).toBeVisible()
  },
}

let nameBrands: (() => void) | undefined

/** Until the names come, a brand has a placeholder instead of its id; nothing moves when they do. */
export const ActivityBeforeNames: Story = {
  tags: ['DSH-01', 'NFR-12'],
  beforeEach: ({ msw }) => {
    nameBrands = undefined
    msw.use(
      answer('listBrands', ({ query }) =>
        query?.page_size === 100 ? new Promise<typeof NAMED>((resolve) => (nameBrands = () => resolve(NAMED))) : NAMED,
      ),
      answer('listRecentActivity', {
        results: [
          { type: 'brand_updated', brand: '2', created_at: '2026-03-15T09:00:00Z' },
          { type: 'brand_created', brand: 'Port', created_at: '2026-03-14T09:00:00Z' },
        ],
      }),
    )
  },
  play: async () => {
    const activity = await card(text('data.activity.title'))
    const other = await activity.findByRole('heading', { name: 'Port' })
    const before = other.getBoundingClientRect().top
    await expect(activity.queryByText(/#2/)).toBeNull()
    await waitFor(() => expect(nameBrands).toBeDefined())
    nameBrands?.()
    await expect(await activity.findByRole('heading', { name: 'Brasserie 1' })).toBeVisible()
    await expect(activity.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Brasserie 1',
      'Port',
    ])
    await expect(
      Math.abs(activity.getByRole('heading', { name: 'Port' }).getBoundingClientRect().top - before),
    ).toBeLessThan(2)
  },
}

/** Brands told by their id alone get their names; of a person, an id says nothing. */
export const ActivityByIds: Story = {
  tags: ['DSH-01'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listBrands', NAMED),
      answer('listRecentActivity', { results: [{ type: 'brand_updated', user: '5', brand: '2' }] }),
    ),
  play: async () => {
    const activity = await card(text('data.activity.title'))
    await expect(await activity.findByRole('heading', { name: 'Brasserie 1' })).toBeVisible()
    await expect(activity.getByText(text('data.activity.type.brand_updated', { brand: 'Brasserie 1' }))).toBeVisible()
    await expect(activity.queryByText(/par/)).toBeNull()
  },
}
