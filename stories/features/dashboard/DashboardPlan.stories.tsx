import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { fault } from '../../support/answers'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'

const meta = {
  title: 'Dashboard/Plan',
  component: Screen,
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The parts below the plan stay where they are when it comes. */
export const PlanComes: Story = {
  name: 'PlanComes · NFR-01',
  beforeEach: ({ msw }) => msw.use(fault('getTrialStatus', 'slow')),
  play: async () => {
    const usage = await screen.findByRole('heading', { name: 'Utilisation du plan' })
    const before = usage.getBoundingClientRect().top
    await expect(screen.queryByRole('link', { name: 'Gérer l’abonnement' })).toBeNull()
    await expect(await screen.findByRole('link', { name: 'Gérer l’abonnement' }, { timeout: 8000 })).toBeVisible()
    await expect(Math.abs(usage.getBoundingClientRect().top - before)).toBeLessThan(4)
  },
}
