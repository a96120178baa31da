import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { BASTIEN, HUGO } from '#mocks/domain/seed/named.ts'
import { BrandKeyFigures } from '~/features/brands/BrandKeyFigures'

import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { BrandKeyFigures },
  ...pageMeta,
  args: { url: '/brands/2' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const figures = () => card(text('brandpages.figures'))
const link = async (count: number, name: 'users' | 'active' | 'invitations') =>
  (await figures()).findByRole('link', { name: `${count} ${text(`brandpages.figures.${name}`, { count })}` })

export const Default: Story = {
  tags: ['BRD-23'],
  play: async () => {
    await arrival('Brasserie du Port')
    await expect(await link(5, 'users')).toHaveAttribute('href', expect.stringMatching(/^\/access\?.*access_brand=2/))
    await expect(await link(5, 'active')).toBeVisible()
    await expect(await link(0, 'invitations')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/users\/invitations\?.*status=pending.*for_brand=2/),
    )
    const activity = await (
      await figures()
    ).findByRole('link', {
      name: (name) => name.endsWith(text('brandpages.figures.activity')) && /\d/.test(name),
    })
    await expect(activity).toHaveAttribute('href', expect.stringMatching(/^\/analytics\?.*scope=brand/))
    await expect(activity).toHaveAttribute('href', expect.stringContaining('brand=2'))
  },
}

export const Loading: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('getBrand', 'hang'), fault('listBrandUsers', 'hang')),
  play: async () => {
    await arrival(text('forms.label.brand'))
    await expect((await figures()).getAllByRole('listitem')).toHaveLength(4)
    await expect((await figures()).queryByText(text('brandpages.figures.unknown'))).toBeNull()
  },
}

/** A brand administrator may see no invitations, and does not manage access. */
export const BrandAdmin: Story = {
  tags: ['BRD-23', 'INV-06', 'role'],
  parameters: { visit: { as: BASTIEN } },
  play: async () => {
    await arrival('Brasserie du Port')
    const users = await (await figures()).findByText(text('brandpages.figures.users', { count: 5 }))
    await expect(users.closest('li')).toHaveTextContent(/^5/)
    await expect(users.closest('a')).toBeNull()
    await expect((await figures()).getAllByRole('listitem')).toHaveLength(3)
    await expect(callsTo('listInvitations')).toEqual([])
  },
}

/** Without access to analytics, the last activity leads nowhere. */
export const ReadOnly: Story = {
  tags: ['BRD-23', 'GRD-15', 'role'],
  parameters: { visit: { as: HUGO } },
  play: async () => {
    await arrival('Brasserie du Port')
    await expect(await (await figures()).findByText(text('brandpages.figures.activity'))).toBeVisible()
    await expect((await figures()).queryByRole('link')).toBeNull()
  },
}

/** The sections below say what failed; a figure that is not known is no zero. */
export const NotKnown: Story = {
  tags: ['BRD-23', 'NFR-01'],
  beforeEach: ({ msw }) =>
    msw.use(
      fail('listBrandUsers', 500),
      answer('listRecentActivity', { results: [] }),
      answer('listInvitations', { invitations: [{ id: 1, email: 'zoe@exemple.fr', status: 'pending' }] }),
    ),
  play: async () => {
    await arrival('Brasserie du Port')
    await expect((await screen.findAllByText(text('lists.users.failed')))[0]).toBeVisible()
    for (const label of ['active', 'activity', 'invitations'] as const) {
      const item = (
        await (
          await figures()
        ).findByText(
          label === 'activity'
            ? text('brandpages.figures.activity')
            : text(`brandpages.figures.${label}`, { count: 2 }),
        )
      ).closest('li')
      await expect(
        await within(item ?? document.body).findByText(text('brandpages.figures.unknown')),
      ).toBeInTheDocument()
    }
  },
}

export const OnPhone: Story = {
  tags: ['BRD-23', 'NFR-09'],
  globals: { viewport: { value: 'w360' }, locale: 'de', theme: 'dark' },
  play: async () => {
    await arrival('Brasserie du Port')
    await link(5, 'users')
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
