import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { fault } from '../../support/answers'
import { card } from '../../support/page'
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

/** No number is shown that the list of invitations corrects, and nothing moves when it comes. */
export const FreePlacesAtOnce: Story = {
  name: 'FreePlacesAtOnce · COM-02 NFR-01 K58',
  beforeEach: ({ msw }) => msw.use(fault('listInvitations', 'slow')),
  play: async () => {
    const usage = await card('Utilisation du plan')
    const free = await usage.findByText('11 places libres')
    await expect(usage.queryByText('4 en attente')).toBeNull()
    const { left, top } = free.getBoundingClientRect()
    await expect(await usage.findByText('4 en attente', {}, { timeout: 8000 })).toBeVisible()
    await expect(free).toBeVisible()
    await expect(free.getBoundingClientRect()).toMatchObject({ left, top })
  },
}
