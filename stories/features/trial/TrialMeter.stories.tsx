import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { INES, JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { TrialMeter } from '~/features/trial/TrialMeter'

import { fault } from '../../support/answers'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'

const meta = {
  title: 'Shell/TrialMeter',
  component: Screen,
  subcomponents: { TrialMeter },
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const meter = async () => within(await screen.findByRole('region', { name: 'Essai et utilisation' }))

export const TrialBannerLow: Story = {
  name: 'TrialBannerLow · TRI-04 TRI-06 TRI-17',
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 12 } } },
  play: async () => {
    const shown = await meter()
    await expect(shown.getByText('Essai : 12 jours restants')).toBeVisible()
    await expect(shown.getByText('Fin le 28 mars 2026')).toBeVisible()
    await expect(shown.getByRole('link', { name: 'Choisir un plan' })).toBeVisible()
  },
}

export const TrialBannerMedium: Story = {
  name: 'TrialBannerMedium · TRI-04 TRI-05',
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 7 } } },
  play: async () => {
    await expect((await meter()).getByText('Essai : 7 jours restants')).toBeVisible()
  },
}

export const TrialBannerHigh: Story = {
  name: 'TrialBannerHigh · TRI-04',
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 3 } } },
  play: async () => {
    await expect((await meter()).getByText('Essai : 3 jours restants')).toBeVisible()
  },
}

export const UsageOfAPlan: Story = {
  name: 'UsageOfAPlan · COM-03 (the places that invitations hold are told everywhere)',
  play: async () => {
    const shown = await meter()
    await expect(shown.getByText('Agency Scale')).toBeVisible()
    await expect(shown.getAllByRole('meter')).toHaveLength(2)
    // as on the dashboard and in the settings
    await expect(await shown.findByText('85 + 4 en attente / 100')).toBeVisible()
  },
}

/** No banner warns of a plan of one brand, which is full by nature: the way to the plans stays here. */
export const SoloPlanHasNoMeterOfBrands: Story = {
  parameters: { visit: { as: INES } },
  play: async () => {
    const shown = await meter()
    await expect(shown.getAllByRole('meter')).toHaveLength(1)
    await expect(shown.getByRole('link', { name: 'Changer de plan' })).toBeVisible()
  },
}

export const PlacesOfInvitationsUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(fault('listInvitations', 'hang')),
  play: async () => {
    await expect((await meter()).getByText('85 / 100')).toBeVisible()
  },
}

export const InTheRail: Story = {
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 3 } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Réduire la navigation' }))
    const sign = await screen.findByRole('link', { name: /3\sjours\srestants/ })
    await userEvent.hover(sign)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/3\sjours\srestants/)
  },
}

export const BeforeTheAnswer: Story = {
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 12 } } },
  beforeEach: ({ msw }) => msw.use(fault('getTrialStatus', 'hang')),
  play: async () => {
    await expect((await meter()).getByText('Essai : 12 jours restants')).toBeVisible()
  },
}

/** The banner, or the message of the page, leads to the plans already: the meter says how full the plan is. */
export const FullPlan: Story = {
  name: 'FullPlan · COM-03 BRD-25',
  parameters: { visit: { world: worlds.limitsReached } },
  play: async () => {
    const shown = await meter()
    await expect(shown.getAllByRole('meter')).toHaveLength(2)
    await expect(shown.queryByRole('link')).toBeNull()
    await expect(await screen.findByRole('link', { name: 'Changer de plan' })).toBeVisible()
  },
}

/** One filled button on the page: that of the subscription. */
export const LastDay: Story = {
  name: 'LastDay · TRI-04 TRI-17',
  parameters: { visit: { world: worlds.trialCritical } },
  play: async () => {
    const choose = await (await meter()).findByRole('link', { name: 'Choisir un plan' })
    await screen.findByText(/^1\sjour\srestant$/)
    const filled = screen
      .getAllByRole('link', { name: 'Choisir un plan' })
      .filter((link) => link.matches('.MuiButton-contained'))
    await expect(filled).toHaveLength(1)
    await expect(filled).not.toContain(choose)
  },
}
