import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { withInstallation } from '../../support/with-installation'

export const PORTAL = 'https://facturation.exemple.fr/espace'

/** The page of the subscription, in an installation that names the provider's billing portal. */
export const billingPage = {
  component: Screen,
  ...pageMeta,
  args: { url: '/settings/billing' },
  parameters: { ...pageMeta.parameters, installation: { billingPortalUrl: PORTAL } },
  decorators: [withInstallation],
}

/** What the page asks about the trial. */
export const TRIALS = ['getTrialStatus', 'listTrialEvents', 'detectUpgrade'] as const
