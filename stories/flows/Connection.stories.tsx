import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { fault } from '../support/answers'
import { callsTo } from '../support/calls'
import { goOffline, goOnline } from '../support/network'
import { arrival, reachNavigation } from '../support/page'
import { pageMeta } from '../support/page-meta'
import { Screen } from '../support/Screen'
import { pattern, text } from '../support/text'
import { sandbox } from '../support/visit'
import { wholeRow } from '../support/whole-row'

const meta = {
  component: Screen,
  ...pageMeta,
  args: { url: '/dashboard' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Offline the next page cannot be read; once the network is back it comes by itself. */
export const OfflineThenBack: Story = {
  tags: ['NFR-02'],
  beforeEach: () => goOnline,
  parameters: { steps: { from: 'md' } },
  play: async ({ msw }) => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByText(text('dashboard.brands.withoutAdmin', { count: 7 }))).toBeVisible()

    // the browser says so, and no call gets through
    goOffline()
    msw.use(fault('listUsers', 'network'))
    const banner = await screen.findByRole('region', { name: text('frame.banner.region') })
    await waitFor(() => expect(banner).toHaveTextContent(pattern('frame.banner.offline')))
    await reachNavigation()
    await userEvent.click(screen.getByRole('link', { name: text('brandpages.people') }))
    await arrival(text('brandpages.people'))
    const main = within(screen.getByRole('main'))
    await expect(await main.findByRole('button', { name: text('common.retry') })).toBeVisible()
    const asked = callsTo('listUsers').length

    msw.use(...sandbox().handlers())
    goOnline()
    const back = await screen.findByText(pattern('frame.banner.online'))
    await waitFor(() => expect(back).toBeVisible())
    await expect(screen.queryByText(pattern('frame.banner.offline'))).toBeNull()
    const row = await wholeRow(
      within(await screen.findByRole('table', { name: text('brandpages.people') })),
      'Bastien Morel',
    )
    await expect(row.getByText(text('common.role.brand_admin'))).toBeVisible()
    await expect(callsTo('listUsers').length).toBeGreaterThan(asked)
    await expect(main.queryByRole('button', { name: text('common.retry') })).toBeNull()
  },
}
