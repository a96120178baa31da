import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { fault } from '../support/answers'
import { callsTo } from '../support/calls'
import { goOffline, goOnline } from '../support/network'
import { arrival, reachNavigation } from '../support/page'
import { pageMeta } from '../support/page-meta'
import { Screen } from '../support/Screen'
import { sandbox } from '../support/visit'
import { wholeRow } from '../support/whole-row'

const meta = {
  title: 'Flows/Connection',
  component: Screen,
  ...pageMeta,
  args: { url: '/dashboard' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Offline the next page cannot be read; once the network is back it comes by itself. */
export const OfflineThenBack: Story = {
  name: 'OfflineThenBack · NFR-02',
  beforeEach: () => goOnline,
  play: async ({ msw }) => {
    await arrival('Tableau de bord')
    await expect(await screen.findByText('Sans administrateur')).toBeVisible()

    // the browser says so, and no call gets through
    goOffline()
    msw.use(fault('listUsers', 'network'))
    const banner = await screen.findByRole('region', { name: 'Information importante' })
    await waitFor(() => expect(banner).toHaveTextContent(/Vous êtes hors ligne/))
    await reachNavigation()
    await userEvent.click(screen.getByRole('link', { name: 'Utilisateurs' }))
    await arrival('Utilisateurs')
    const main = within(screen.getByRole('main'))
    await expect(await main.findByRole('button', { name: 'Réessayer' })).toBeVisible()
    const asked = callsTo('listUsers').length

    msw.use(...sandbox().handlers())
    goOnline()
    const back = await screen.findByText(/^Connexion rétablie/)
    await waitFor(() => expect(back).toBeVisible())
    await expect(screen.queryByText(/Vous êtes hors ligne/)).toBeNull()
    const row = await wholeRow(within(await screen.findByRole('table', { name: 'Utilisateurs' })), 'Bastien Morel')
    await expect(row.getByText('Admin Marque')).toBeVisible()
    await expect(callsTo('listUsers').length).toBeGreaterThan(asked)
    await expect(main.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  },
}
