import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { here } from './upgrade-page'

const meta = {
  title: 'features/subscription/UpgradeScreen',
  component: Screen,
  tags: ['money'],
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
  parameters: { ...pageMeta.parameters, visit: { as: CLAIRE, world: worlds.growing } },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** With three brands, no plan of one brand fits: they are shown on demand. */
async function withSoloPlans() {
  await here()
  await expect(screen.queryByText(text('plans.aside'))).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: text('plans.family.solo.show') }))
}

export const LowerPlanNotAllowed: Story = {
  tags: ['PLN-12', 'PLN-27'],
  play: async () => {
    await withSoloPlans()
    for (const button of await screen.findAllByRole('button', { name: text('plans.lower') }))
      await expect(button).toBeDisabled()
    // why, once for all of them
    const reason = screen.getByText(text('plans.lower.reason'))
    await expect(reason).toBeVisible()
    for (const button of screen.getAllByRole('button', { name: text('plans.lower') }))
      await expect(button).toHaveAccessibleDescription(reason.textContent ?? '')
    // what can be done, below each of them
    const requests = screen.getAllByRole('link', { name: text('plans.lower.request') })
    await expect(requests).toHaveLength(3)
    const [first] = requests
    await expect(first).toHaveAttribute('href', `/subscription/upgrade#${reason.parentElement?.id}`)
    await expect(first).toHaveAccessibleDescription(reason.textContent ?? '')
  },
}

/** Ranked below an agency's plan, but dearer than it: nobody calls it lower. */
export const DearerPlanOfLowerRank: Story = {
  tags: ['PLN-12', 'PLN-27'],
  play: async () => {
    await withSoloPlans()
    // Agency Starter costs 80 €; Solo Starter 40 €, Solo Business 95 €, Solo Enterprise 250 €
    const others = await screen.findAllByRole('button', { name: text('plans.aside') })
    await expect(others).toHaveLength(2)
    for (const button of others) await expect(button).toBeDisabled()
    await expect(screen.getAllByRole('button', { name: text('plans.lower') })).toHaveLength(1)
    await expect(screen.getByText(text('plans.lower.reason'))).not.toHaveTextContent(/inférieur/)
  },
}

/** The badge of a popular plan that cannot be chosen loses its colour, not its star. */
export const PopularPlanOutOfReach: Story = {
  tags: ['PLN-07'],
  play: async () => {
    await withSoloPlans()
    const popular = await screen.findAllByText(text('plans.popular'))
    await expect(popular).toHaveLength(2)
    await expect(new Set(popular.map((word) => word.previousElementSibling?.innerHTML)).size).toBe(1)
  },
}

/** Without a support address the note names the provider instead. */
export const LowerPlanWithoutSupport: Story = {
  tags: ['PLN-27'],
  parameters: { installation: { supportEmail: '' } },
  play: async () => {
    await withSoloPlans()
    await expect(await screen.findByText(text('plans.lower.provider'))).toBeVisible()
    await expect(screen.queryByText(text('plans.lower.reason'))).toBeNull()
  },
}
