import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { BASTIEN, HUGO, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { BrandActive } from '~/features/brands/BrandCells'
import { NoBrandYet } from '~/features/shared/NoBrandYet'

import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { brandsTable, rowOf } from './brands-page'

const meta = {
  title: 'features/brands/BrandsScreen',
  component: Screen,
  subcomponents: { BrandActive, NoBrandYet },
  tags: ['role'],
  ...pageMeta,
  args: { url: '/brands' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const EmptyNoPermission: Story = {
  tags: ['SEL-07'],
  parameters: { visit: { as: LEA, world: worlds.noBrand } },
  play: async () => {
    const title = await screen.findByRole('heading', { name: text('brands.none') })
    await expect(title.parentElement).toHaveTextContent(pattern('brands.empty.member'))
  },
}

/** Nothing to filter, to page or to be warned of. */
export const PlanOfOneBrand: Story = {
  tags: ['BRD-22', 'BRD-25'],
  parameters: { steps: { from: 'md' }, visit: { world: worlds.solo } },
  play: async () => {
    await rowOf('Boulangerie Marceau')
    const [main] = screen.getAllByRole('main')
    const inMain = within(main ?? document.body)
    for (const name of [text('lists.export'), text('lists.columns')])
      await expect(inMain.queryByRole('button', { name })).toBeNull()
    await expect(inMain.queryByRole('searchbox')).toBeNull()
    await expect(inMain.queryByText(text('data.limit.brands'))).toBeNull()
    const link = within(screen.getByRole('navigation', { name: text('frame.main') })).getByRole('link', {
      name: text('forms.label.brand'),
    })
    await expect(link.getAttribute('href')).toMatch(/\/brands\/\d+$/)
  },
}

export const ReadOnlyUser: Story = {
  tags: ['USR-05', 'K36'],
  parameters: { steps: { from: 'sm' }, visit: { as: HUGO } },
  play: async () => {
    const row = await rowOf('Brasserie du Port')
    await expect(row.getByText(text('brands.active'))).toBeVisible()
    const [main] = screen.getAllByRole('main')
    const inMain = within(main ?? document.body)
    for (const role of ['switch', 'checkbox'] as const) await expect(inMain.queryByRole(role)).toBeNull()
    for (const name of [text('brands.selector.create'), pattern('lists.moreActions.for')])
      await expect(inMain.queryByRole('button', { name })).toBeNull()
  },
}

/** What could be granted is shown, and says by whom (PRM-09). */
export const AsBrandAdmin: Story = {
  tags: ['PRM-09', 'BRD-20'],
  parameters: { steps: { from: 'sm' }, visit: { as: BASTIEN } },
  play: async () => {
    const own = await rowOf('Boulangerie Marceau')
    await expect(own.getByRole('switch')).toBeEnabled()
    // only company admins may list users
    await expect(own.getByText('bastien_morel')).toBeVisible()
    await expect(callsTo('listUsers')).toEqual([])
    const other = await rowOf('Fleurs & Sens')
    await expect(other.queryByRole('switch')).toBeNull()
    await expect(other.queryByRole('checkbox')).toBeNull()
    const create = screen.getByRole('button', { name: text('brands.selector.create') })
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(other.getByRole('button', { name: pattern('lists.moreActions.for') }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual([
      'true',
      'true',
      'true',
      'true',
      'true',
    ])
    await expect(items[4]).toHaveTextContent(pattern('brandpages.denied.write'))
  },
}

export const UnknownRole: Story = {
  tags: ['PRM-08'],
  parameters: { visit: { as: LEA, world: worlds.unknownRole } },
  play: async () => {
    await brandsTable()
    await expect(screen.getByRole('button', { name: text('brands.selector.create') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(screen.queryByRole('switch')).toBeNull()
  },
}

export const LimitReached: Story = {
  tags: ['BRD-25'],
  parameters: { steps: { from: 'md' }, visit: { world: { ...worlds.growing, limits: { brands: 3 } } } },
  play: async () => {
    await brandsTable()
    const [main] = screen.getAllByRole('main')
    const inMain = within(main ?? document.body)
    await expect((await alert()).getByText(pattern('data.limit.brands.used', { used: 3, most: 3 }))).toBeVisible()
    await expect(inMain.queryByRole('button', { name: text('brands.selector.create') })).toBeNull()
    // said once, with the figures: the banner of every page gives way
    const way = screen.getByRole('link', { name: text('navigation.upgrade') })
    await expect(way).toHaveAttribute('href', expect.stringContaining('/subscription/upgrade'))
    await expect(inMain.getByRole('link', { name: text('navigation.upgrade') })).toBe(way)
    await expect(screen.getByText(text('frame.banner.limit'))).not.toBeVisible()
  },
}

const alert = async () => within((await screen.findByText(text('data.limit.brands'))).closest('[role="note"]')!)

/** No plan has more brands: the alert does not lead to the plans. */
export const LimitReachedOnHighestPlan: Story = {
  tags: ['BRD-25', 'PLN-27', 'money'],
  parameters: { steps: { from: 'md' }, visit: { world: worlds.limitsReached } },
  play: async () => {
    const limit = await alert()
    await expect(limit.getByText(pattern('data.limit.highest'))).toBeVisible()
    await expect(limit.getByRole('link', { name: text('subscription.plan.manage') })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
    await expect(limit.queryByRole('link', { name: text('navigation.upgrade') })).toBeNull()
  },
}

/** Nobody could choose a larger plan: nobody is asked to. */
export const LimitReachedWithoutRight: Story = {
  tags: ['BRD-25', 'PLN-27', 'money'],
  parameters: { visit: { world: { ...worlds.limitsReached, ...worlds.cannotManageSubscription } } },
  play: async () => {
    const limit = await alert()
    await expect(limit.getByText(pattern('data.limit.brands.used', { used: 47, most: 47 }))).toBeVisible()
    await expect(limit.queryByText(pattern('data.limit.ask'))).toBeNull()
    await expect(limit.queryByText(pattern('data.limit.highest'))).toBeNull()
    await expect(limit.queryByRole('link')).toBeNull()
  },
}

/** The late payment comes first. */
export const LimitReachedWhileOwing: Story = {
  tags: ['BRD-25', 'SUB-03', 'money'],
  parameters: {
    steps: { from: 'md' },
    visit: { world: { ...worlds.growing, ...worlds.pastDue, limits: { brands: 3 } } },
  },
  play: async () => {
    const limit = await alert()
    await expect(limit.queryByRole('link', { name: text('navigation.upgrade') })).toBeNull()
  },
}
