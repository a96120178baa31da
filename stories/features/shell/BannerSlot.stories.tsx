import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE, GARANCE, INES, JEANNE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { openPlace } from '~/design/layers/message-place'
import { BannerSlot } from '~/features/shell/BannerSlot'
import { browserVersion } from '~/features/shell/browser-ports'

import { looks } from '../../../.storybook/modes'
import { deployNewVersion, showPageAgain } from '../../support/deployment'
import { goOffline, goOnline } from '../../support/network'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { withInstallation } from '../../support/with-installation'

const meta = {
  title: 'Shell/BannerSlot',
  component: Screen,
  subcomponents: { BannerSlot },
  decorators: [withInstallation],
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const slot = () => screen.findByRole('region', { name: 'Information importante' })
const says = async (text: string | RegExp) => {
  const region = await slot()
  await waitFor(() => expect(region).toHaveTextContent(text))
  return within(region)
}

export const TrialBannerCritical: Story = {
  name: 'TrialBannerCritical · TRI-04 TRI-06 TRI-17',
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 1 } } },
  play: async () => {
    const banner = await says(/Il reste 1 jour d’essai.* Fin de l’essai le 17 mars 2026/)
    await expect(banner.getByRole('link', { name: 'Choisir un plan' })).toBeVisible()
    await expect(banner.queryByRole('button', { name: 'Masquer' })).toBeNull()
    // on one line, however narrow the screen
    await expect(banner.getByText('17 mars 2026')).toHaveStyle({ whiteSpace: 'nowrap' })
  },
}

export const TrialBannerEndsToday: Story = {
  name: 'TrialBannerEndsToday · TRI-06',
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 0 } }, chromatic: { modes: looks } },
  play: async () => {
    await says(/se termine aujourd’hui à \d\d:\d\d\. .* Fin de l’essai le 16 mars 2026/)
  },
}

export const TrialExpired: Story = {
  name: 'TrialExpired · TRI-15',
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: -2 } } },
  play: async () => {
    const banner = await says(/période d’essai est terminée. Vos données sont conservées/)
    await expect(banner.getByRole('link', { name: 'Choisir un plan' })).toBeVisible()
  },
}

/** On the dashboard and the subscription's page, a card says it instead. */
export const PastDueBanner: Story = {
  args: { url: '/settings' },
  parameters: { visit: { as: GARANCE }, chromatic: { modes: looks } },
  play: async () => {
    const banner = await says(/Votre dernier paiement a échoué/)
    await expect(banner.getByRole('alert')).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Écrire au support pour régulariser' })).toBeVisible()
  },
}

/** Company admins who may not pay see who to contact. */
export const PastDueForWhoMayNotPay: Story = {
  name: 'PastDueForWhoMayNotPay · SUB-03',
  args: { url: '/settings' },
  parameters: {
    visit: {
      as: GARANCE,
      world: { person: { email: GARANCE, can_manage_subscription: false } },
    },
  },
  play: async () => {
    const banner = await says(/Prévenez la personne qui gère l’abonnement/)
    await expect(banner.queryByRole('link')).toBeNull()
  },
}

export const PastDueIsNotToldToClients: Story = {
  parameters: { visit: { as: LEA, world: { billingStatus: 'past_due' } } },
  play: async () => {
    await screen.findByRole('button', { name: /Changer de marque/ })
    await expect(await slot()).toBeEmptyDOMElement()
  },
}

export const CancelledBanner: Story = {
  name: 'CancelledBanner · SUB-04 SUB-14 K57',
  parameters: {
    visit: { as: INES },
    installation: { billingPortalUrl: 'https://facturation.exemple.fr/espace' },
  },
  play: async () => {
    const banner = await says(/Votre abonnement s’arrête le 28 mars 2026\. Vous gardez l’accès jusque-là\. Certaines/)
    await expect(banner.getByText(/Certaines fonctionnalités peuvent être limitées/)).toBeVisible()
    await expect(banner.getByRole('link', { name: /^Réactiver l’abonnement/ })).toHaveAttribute('target', '_blank')
  },
}

/** No plan can be chosen in place of the highest: the support brings it back. */
export const CancelledHighestWithoutPortal: Story = {
  name: 'CancelledHighestWithoutPortal · SUB-04 SUB-14',
  parameters: { visit: { as: CLAIRE, world: worlds.cancelled } },
  play: async () => {
    const banner = await says(/Votre abonnement est arrêté/)
    const link = banner.getByRole('link', { name: 'Écrire au support pour réactiver' })
    const address = decodeURIComponent(link.getAttribute('href') ?? '')
    await expect(address).toMatch(/^mailto:support@exemple\.fr\?subject=Réactivation .*Atelier Lumière.*Agency Scale/)
    await expect(banner.queryByText(/adressez-vous/)).toBeNull()
  },
}

export const CancelledHighestWithoutAnyAddress: Story = {
  name: 'CancelledHighestWithoutAnyAddress · SUB-04 SUB-14',
  parameters: { visit: { as: CLAIRE, world: worlds.cancelled }, installation: { supportEmail: '' } },
  play: async () => {
    const banner = await says(/est arrêté\..* Pour réactiver votre abonnement, adressez-vous au fournisseur/)
    await expect(banner.queryByRole('link')).toBeNull()
  },
}

export const PutAway: Story = {
  parameters: { visit: { as: INES } },
  play: async () => {
    const banner = await says(/Votre abonnement s’arrête/)
    await userEvent.click(banner.getByRole('button', { name: 'Masquer' }))
    await expect(await slot()).toBeEmptyDOMElement()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const LimitBanner: Story = {
  name: 'LimitBanner · COM-04',
  parameters: { visit: { world: { ...worlds.growing, limits: { users: 4, brands: 3 } } } },
  play: async () => {
    // figures, not a share
    const banner = await says(
      /Limite de ressources atteinte \d+ utilisateurs pour 4 places\. \d marques sur 3 dans votre plan\./,
    )
    await expect(banner.getByRole('link', { name: 'Changer de plan' })).toBeVisible()
  },
}

/** No plan has more: the banner says so and does not lead to the plans. */
export const LimitBannerOnHighestPlan: Story = {
  name: 'LimitBannerOnHighestPlan · COM-04 PLN-27',
  parameters: { visit: { world: worlds.limitsReached } },
  play: async () => {
    const banner = await says(/Vous avez le plan le plus complet\./)
    await expect(banner.getByRole('link', { name: 'Gérer l’abonnement' })).toHaveAttribute('href', '/settings/billing')
    await expect(banner.queryByRole('link', { name: 'Changer de plan' })).toBeNull()
  },
}

/** There is no plan yet that could be changed. */
export const LimitBannerInTrial: Story = {
  name: 'LimitBannerInTrial · COM-04',
  parameters: { visit: { world: worlds.trial } },
  play: async () => {
    const banner = await says(/Limite de ressources atteinte/)
    await expect(banner.getByRole('link', { name: 'Choisir un plan' })).toBeVisible()
  },
}

export const OfflineBanner: Story = {
  name: 'OfflineBanner · NFR-02',
  parameters: { chromatic: { modes: looks } },
  beforeEach: () => goOnline,
  play: async () => {
    await screen.findByRole('navigation', { name: 'Navigation principale' })
    goOffline()
    await says(/Vous êtes hors ligne/)
    goOnline()
    const back = await screen.findByText(/Connexion rétablie/)
    await waitFor(() => expect(back).toBeVisible())
    await expect(screen.queryByText(/Vous êtes hors ligne/)).toBeNull()
    goOffline()
    await says(/Vous êtes hors ligne/)
  },
}

/** Behind a layer that is open nobody would see or hear it. */
export const OfflineBehindALayer: Story = {
  name: 'OfflineBehindALayer · NFR-02 NFR-08',
  beforeEach: () => goOnline,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Menu de votre compte/ }))
    const menu = await screen.findByRole('dialog')
    // fully open: messages are announced in an open layer only
    await waitFor(() => expect(menu.contains(openPlace() ?? null)).toBe(true))
    goOffline()
    const said = await within(menu).findByText(/Vous êtes hors ligne/)
    await waitFor(() => expect(said.closest('[role="status"]')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await says(/Vous êtes hors ligne/)
  },
}

export const NewVersionBanner: Story = {
  name: 'NewVersionBanner · NFR-05',
  parameters: { visit: { world: { limits: { users: 500 } } } },
  beforeEach: deployNewVersion,
  play: async () => {
    const reload = spyOn(history, 'go').mockImplementation(() => {})
    await screen.findByRole('navigation', { name: 'Navigation principale' })
    showPageAgain()
    const banner = await says('Nouvelle version disponible')
    spyOn(globalThis, 'fetch').mockImplementationOnce(async () => new Response(''))
    await userEvent.click(banner.getByRole('button', { name: 'Recharger' }))
    await waitFor(() => expect(reload).toHaveBeenCalledWith(0))
  },
}

export const TwoBannersPriority: Story = {
  args: { url: '/settings' },
  beforeEach: deployNewVersion,
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 1, billingStatus: 'past_due' } } },
  play: async () => {
    await screen.findByRole('navigation', { name: 'Navigation principale' })
    showPageAgain()
    const banner = await says(/Votre dernier paiement a échoué/)
    await waitFor(() => expect(browserVersion.fetchPage).toHaveBeenCalled())
    await expect(banner.getAllByRole('link')).toHaveLength(1)
    await expect(screen.queryByText(/Il reste 1 jour/)).toBeNull()
  },
}
