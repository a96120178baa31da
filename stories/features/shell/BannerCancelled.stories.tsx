import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { CLAIRE, INES } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { BannerSlot } from '~/features/shell/BannerSlot'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, inOrder, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { says, slot } from './banner-page'

const meta = {
  title: 'features/shell/BannerSlot',
  component: Screen,
  subcomponents: { BannerSlot },
  decorators: [withInstallation],
  args: { url: '/profile' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const CancelledBanner: Story = {
  tags: ['SUB-04', 'SUB-14', 'K57', 'money'],
  parameters: {
    visit: { as: INES },
    installation: { billingPortalUrl: 'https://facturation.exemple.fr/espace' },
  },
  play: async () => {
    const banner = await says(
      inOrder(
        pattern('frame.banner.cancelledUntil', { date: formats().date('2026-03-28') }),
        pattern('subscription.plan.cancelled'),
      ),
    )
    await expect(banner.getByText(pattern('subscription.plan.cancelled'))).toBeVisible()
    await expect(banner.getByRole('link', { name: pattern('subscription.plan.reactivate') })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
}

/** A plan can be chosen, and would not take the subscription up again: the support does. */
export const CancelledWithoutPortal: Story = {
  tags: ['SUB-04', 'SUB-14', 'K57', 'money'],
  parameters: { steps: { from: 'md' }, visit: { as: INES } },
  play: async () => {
    const banner = await says(pattern('frame.banner.cancelledUntil'))
    await expect(banner.getByRole('link', { name: text('subscription.plan.reactivate.write') })).toBeVisible()
    await expect(banner.queryByRole('link', { name: text('navigation.upgrade') })).toBeNull()
  },
}

/** The provider, whom the application cannot reach; the plans are there all the same. */
export const CancelledWithoutAnyAddress: Story = {
  tags: ['SUB-04', 'SUB-14', 'K57', 'money'],
  parameters: { steps: { from: 'md' }, visit: { as: INES }, installation: { supportEmail: '' } },
  play: async () => {
    const banner = await says(
      inOrder(pattern('frame.banner.cancelledUntil'), pattern('subscription.plan.cancelled.provider')),
    )
    await expect(banner.getByRole('link', { name: text('navigation.upgrade') })).toBeVisible()
  },
}

/** No plan can be chosen in place of the highest: the support brings it back. */
export const CancelledHighestWithoutPortal: Story = {
  tags: ['SUB-04', 'SUB-14', 'money'],
  parameters: { visit: { as: CLAIRE, world: worlds.cancelled } },
  play: async () => {
    const banner = await says(pattern('frame.banner.cancelled'))
    const link = banner.getByRole('link', { name: text('subscription.plan.reactivate.write') })
    const address = decodeURIComponent(link.getAttribute('href') ?? '')
    await expect(address).toMatch(
      inOrder(
        /^mailto:support@exemple\.fr\?subject=/,
        pattern('subscription.plan.mail.reactivate', { company: 'Atelier Lumière' }),
        /Agency Scale/,
      ),
    )
    await expect(banner.queryByText(pattern('subscription.plan.cancelled.provider'))).toBeNull()
  },
}

export const CancelledHighestWithoutAnyAddress: Story = {
  tags: ['SUB-04', 'SUB-14', 'money'],
  parameters: { visit: { as: CLAIRE, world: worlds.cancelled }, installation: { supportEmail: '' } },
  play: async () => {
    const banner = await says(
      inOrder(pattern('frame.banner.cancelled'), pattern('subscription.plan.cancelled.provider')),
    )
    await expect(banner.queryByRole('link')).toBeNull()
  },
}

export const PutAway: Story = {
  parameters: { visit: { as: INES } },
  play: async () => {
    const banner = await says(pattern('frame.banner.cancelledUntil'))
    await userEvent.click(banner.getByRole('button', { name: text('common.dismiss') }))
    await expect(await slot()).toBeEmptyDOMElement()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}
