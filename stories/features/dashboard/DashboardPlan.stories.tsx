import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { fail, fault, raw } from '../../support/answers'
import { callsTo } from '../../support/calls'
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

/** The answer about the trial says nothing; the account does. */
export const TrialOfTheAccount: Story = {
  name: 'TrialOfTheAccount · 6 TRI-03 TRI-06',
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 5 } } },
  beforeEach: ({ msw }) => msw.use(raw('getTrialStatus', { success: true, message: null, data: {} })),
  play: async () => {
    const meter = within(await screen.findByRole('region', { name: 'Essai et utilisation' }))
    await expect(await meter.findByText('Essai : 5 jours restants')).toBeVisible()
    const link = await screen.findByRole('link', { name: 'Gérer l’abonnement' })
    // the card answers by itself, not only until the answer comes
    await waitFor(() => expect(callsTo('getTrialStatus')).toHaveLength(1))
    await expect(link).toBeVisible()
    await expect(screen.getByText('5 jours restants')).toBeVisible()
    await expect(meter.getByText('Essai : 5 jours restants')).toBeVisible()
  },
}

/** Refused once, and not asked again by the other parts that show the trial. */
export const TrialRefused: Story = {
  name: 'TrialRefused · TRI-11',
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 5 } } },
  beforeEach: ({ msw }) => msw.use(fail('getTrialStatus', 403)),
  play: async () => {
    await expect(await screen.findByText('L’état de l’essai est réservé', { exact: false })).toBeVisible()
    await expect(await screen.findByText('Essai : 5 jours restants')).toBeVisible()
    await expect(callsTo('getTrialStatus')).toHaveLength(1)
  },
}

/** The brand itself, where others see how many they have. */
export const PlanOfOneBrand: Story = {
  name: 'PlanOfOneBrand · DSH-01 COM-04',
  parameters: { visit: { world: worlds.solo } },
  play: async () => {
    const brand = await card('Votre marque')
    await expect(await brand.findByRole('link', { name: 'Boulangerie Marceau' })).toBeVisible()
    await expect(brand.queryByText('Sans administrateur')).toBeNull()
    await expect(brand.queryByRole('link', { name: 'Voir toutes les marques' })).toBeNull()
    await expect(screen.queryByText('Admin Agence')).toBeNull()
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
