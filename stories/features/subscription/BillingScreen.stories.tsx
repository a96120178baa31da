import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { GARANCE, JEANNE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { BillingScreen } from '~/features/subscription/BillingScreen'
import { OpportunitiesCard } from '~/features/trial/OpportunitiesCard'
import { TrialEventsCard } from '~/features/trial/TrialEventsCard'

import { languages, looks } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card, says } from '../../support/page'
import type { Screen } from '../../support/Screen'
import { billingPage, PORTAL } from './billing-page'

/** What the page asks about the trial. */
const TRIALS = ['getTrialStatus', 'listTrialEvents', 'detectUpgrade'] as const

const meta = {
  title: 'Billing/Settings',
  ...billingPage,
  subcomponents: { BillingScreen, OpportunitiesCard, TrialEventsCard },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  name: 'Active · SUB-01 SUB-02 SUB-06 SUB-11 SUB-13',
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await arrival('Abonnement')
    const plan = await card('Plan actuel')
    await expect(plan.getByText('Actif')).toBeVisible()
    await expect(plan.getByText('Agency Scale')).toBeVisible()
    await expect(plan.getByText(/^450.€$/)).toBeVisible()
    await expect(plan.getByText('Prochain paiement le 3 avr. 2026')).toBeVisible()
    await expect((await card(says('subscription.support.title'))).getByText(/envoyée par e-mail/)).toBeVisible()
    await expect(await screen.findByText(says('subscription.opportunities.none'))).toBeVisible()
    // paying companies see nothing about a trial
    await expect(screen.queryByRole('heading', { name: /^(Période d’essai|Historique de l’essai)$/ })).toBeNull()
  },
}

export const Portal: Story = {
  name: 'Portal · SUB-07 SUB-08 C065 C281',
  play: async () => {
    await arrival('Abonnement')
    const link = (await card('Plan actuel')).getByRole('link', { name: /^Gérer l’abonnement/ })
    await expect(link).toHaveAttribute('href', PORTAL)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAccessibleName(/nouvel onglet/)
  },
}

/** Only an allowed address is linked outside the app. */
export const UnsafePortal: Story = {
  name: 'UnsafePortal · SUB-08 C281',
  parameters: { installation: { billingPortalUrl: 'http://facturation.exemple.fr' } },
  play: async () => {
    await arrival('Abonnement')
    await expect((await card('Plan actuel')).queryByRole('link', { name: /Gérer/ })).toBeNull()
  },
}

export const Trial: Story = {
  name: 'Trial · TRI-06 TRI-10 TRI-16',
  parameters: { visit: { as: JEANNE }, chromatic: { modes: looks } },
  play: async () => {
    await arrival('Abonnement')
    const plan = await card('Plan actuel')
    await expect(plan.getByText("Période d'essai")).toBeVisible()
    await expect(plan.getByText('5 jours restants')).toBeVisible()
    await expect(plan.getByText('Fin le 21 mars 2026')).toBeVisible()
    await expect(plan.getByRole('link', { name: 'Choisir un plan' })).toBeVisible()
    await expect(plan.getByRole('button', { name: 'Prolonger l’essai' })).toBeVisible()
    // one card says it, and before the first plan there is nothing to manage
    await expect(plan.queryByText(/Prochain paiement|Aucun abonnement/)).toBeNull()
    await expect(plan.queryByRole('link', { name: /^Gérer/ })).toBeNull()
    await expect((await card('Suggestions')).getByText(/se termine dans 5 jour/)).toBeVisible()
    await expect((await card('Historique de l’essai')).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const NoPlan: Story = {
  name: 'NoPlan · SUB-12',
  parameters: { visit: { world: worlds.noPlan } },
  play: async () => {
    await arrival('Abonnement')
    const plan = await card('Plan actuel')
    await expect(plan.getByText('Aucun abonnement')).toBeVisible()
    await expect(plan.getByRole('link', { name: 'Choisir un plan' })).toBeVisible()
  },
}

export const TrialOver: Story = {
  name: 'TrialOver · TRI-15',
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: -2 } }, chromatic: { modes: languages } },
  play: async () => {
    await arrival('Abonnement')
    const plan = await card(says('subscription.plan.title'))
    await expect(await plan.findByText(says('data.billing.trialEnded'))).toBeVisible()
    await expect(plan.getByRole('link', { name: says('subscription.plan.choose') })).toBeVisible()
    await expect(plan.getByRole('button', { name: says('subscription.extend.open') })).toBeVisible()
    await expect(plan.getByText(/14/)).toBeVisible()
    // one place says it: neither a second card nor a plan that is none
    await expect(screen.queryByRole('heading', { name: /^Période d’essai/ })).toBeNull()
    await expect(screen.queryByText(says('subscription.plan.none'))).toBeNull()
  },
}

export const ExtendedFromThePage: Story = {
  name: 'ExtendedFromThePage · TRI-07 TRI-08 TRI-16',
  parameters: { visit: { as: JEANNE } },
  play: async () => {
    await arrival('Abonnement')
    const heard: unknown[] = []
    const hear = (event: Event) => void heard.push(event instanceof CustomEvent && event.detail)
    window.addEventListener('trial:extended', hear)
    await userEvent.click(await screen.findByRole('button', { name: 'Prolonger l’essai' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Prolonger de 1 semaine' }))
    await expect(await screen.findByText('12 jours restants')).toBeVisible()
    await expect(await screen.findByText('Il se termine désormais le 28 mars 2026.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    window.removeEventListener('trial:extended', hear)
    await expect(heard).toEqual([{ weeks: 1 }])
  },
}

export const PastDue: Story = {
  name: 'PastDue · SUB-02 SUB-03',
  parameters: { visit: { as: GARANCE }, chromatic: { modes: looks } },
  play: async () => {
    await arrival('Abonnement')
    const plan = await card('Plan actuel')
    await expect(plan.getByText('Paiement en retard')).toBeVisible()
    // first on the page, with what is due; the banner does not say it again
    const [late] = screen.getAllByRole('note')
    await expect(late).toHaveTextContent(/Agency Starter : 80.€ HT à régler\..*Mettez à jour votre moyen de paiement/)
    const said = screen.getAllByText(/Mettez à jour votre moyen de paiement/)
    await expect(said.filter((text) => text.checkVisibility())).toHaveLength(1)
    const pay = screen.getByRole('link', { name: /^Mettre à jour le moyen de paiement/ })
    await expect(pay).toHaveAttribute('href', PORTAL)
    await expect([...document.querySelectorAll('main .MuiButton-contained')]).toEqual([pay])
    await expect(plan.queryByText(/Prochain paiement/)).toBeNull()
    await expect(screen.queryByRole('heading', { name: 'Suggestions' })).toBeNull()
  },
}

/** Since when, if the server says so. */
export const PastDueSince: Story = {
  name: 'PastDueSince · SUB-02 SUB-03',
  parameters: { visit: { world: worlds.pastDue } },
  play: async () => {
    await arrival('Abonnement')
    const [late] = await screen.findAllByRole('note')
    await expect(late).toHaveTextContent(/Agency Scale : 450.€ HT à régler\. Échéance du 13 mars 2026\./)
  },
}

/** Names 'the provider' without a dead link. */
export const PastDueWithoutAnyAddress: Story = {
  name: 'PastDueWithoutAnyAddress · SUB-03 SUB-08',
  parameters: { visit: { as: GARANCE }, installation: { billingPortalUrl: '', supportEmail: '' } },
  play: async () => {
    await arrival('Abonnement')
    const [late] = await screen.findAllByRole('note')
    await expect(late).toHaveTextContent(/paiement a échoué.*adressez-vous au fournisseur/)
    await expect(screen.queryByText(/Mettez à jour|Mettre à jour/)).toBeNull()
    await expect((await card('Factures')).queryByRole('link')).toBeNull()
  },
}

/** Without a portal, the mail to support names the company. A failed payment never links to the plans. */
export const PastDueWithoutPortal: Story = {
  name: 'PastDueWithoutPortal · SUB-03 SUB-08',
  parameters: { visit: { as: GARANCE }, installation: { billingPortalUrl: '' } },
  play: async () => {
    await arrival('Abonnement')
    const [only, ...others] = await screen.findAllByRole('link', { name: 'Écrire au support pour régulariser' })
    await expect(others).toEqual([])
    const address = decodeURIComponent(only?.getAttribute('href') ?? '')
    await expect(address).toMatch(/^mailto:support@exemple\.fr/)
    await expect(address).toMatch(/Studio Garance.*Plan\s:\s\S+/)
  },
}

export const UnknownStatus: Story = {
  name: 'UnknownStatus · SUB-02 C259',
  parameters: { visit: { world: worlds.unknownBilling } },
  play: async () => {
    await arrival('Abonnement')
    await expect((await card('Plan actuel')).getByText('incomplete')).toBeVisible()
  },
}

export const NotAuthorized: Story = {
  name: 'NotAuthorized · SUB-09 SUB-10 GRD-15',
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival('Accès non autorisé')
    await expect(screen.getByText(/Vous devez être administrateur de l’entreprise/)).toBeVisible()
    await expect(screen.queryByRole('heading', { name: 'Historique de l’essai' })).toBeNull()
    for (const call of TRIALS) await expect(callsTo(call)).toEqual([])
  },
}

export const Loading: Story = {
  parameters: { visit: { as: JEANNE }, chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(...TRIALS.map((call) => fault(call, 'hang'))),
  play: async () => {
    await arrival('Abonnement')
    await waitFor(() => expect(screen.getAllByText('Chargement…').length).toBeGreaterThanOrEqual(2))
    // the trial fields of the user are shown at once
    await expect((await card('Plan actuel')).getByText('5 jours restants')).toBeVisible()
  },
}

export const Error: Story = {
  name: 'Error · NFR-01',
  parameters: { visit: { as: JEANNE } },
  beforeEach: ({ msw }) =>
    msw.use(fail('getTrialStatus', 500), fail('listTrialEvents', 400, { times: 1 }), fail('detectUpgrade', 400)),
  play: async () => {
    await arrival('Abonnement')
    await expect(await screen.findByText('Impossible de récupérer les suggestions')).toBeVisible()
    await expect((await card('Plan actuel')).getByText('5 jours restants')).toBeVisible()
    const events = await card('Historique de l’essai')
    await userEvent.click(await events.findByRole('button', { name: 'Réessayer' }))
    await expect(await events.findByText('Essai gratuit de 14 jours commencé.')).toBeVisible()
  },
}
