import { expect, screen, waitFor } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { worlds, type WorldName } from '#mocks/domain/seed/worlds.ts'

import { type Fact, repeatedFacts, tells } from './facts'
import { pageMeta } from './page-meta'
import { Screen } from './Screen'
import { withInstallation } from './with-installation'

const TOLD: Partial<Record<WorldName, Fact>> = {
  trialHigh: 'days left of the trial',
  trialCritical: 'days left of the trial',
  trialOver: 'the trial is over',
  pastDue: 'a payment is late',
  limitsReached: 'the plan is full',
}

/** A page of an installation with a billing portal, in the situations below. */
export const situationsPage = {
  component: Screen,
  ...pageMeta,
  parameters: { ...pageMeta.parameters, installation: { billingPortalUrl: 'https://facturation.exemple.fr/espace' } },
  decorators: [withInstallation],
}

/** A page in a situation of the sandbox's panel. No two blocks of the screen tell the same fact, the navigation included. */
export const situation = (world: WorldName) => ({
  parameters: { visit: { as: CLAIRE, world: worlds[world] } },
  play: async () => {
    await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
    const main = screen.getByRole('main')
    await waitFor(() => expect(main.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 10_000 })
    const told = TOLD[world]
    if (told) await waitFor(() => expect(tells(told)).toBe(true))
    await waitFor(() => expect(repeatedFacts()).toEqual([]))
  },
})
