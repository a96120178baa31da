import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { INES } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sentence } from '../../support/sentence'
import { pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'

const meta = {
  title: 'features/shell/AppShell',
  component: Screen,
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const banner = async () => within(await screen.findByRole('region', { name: text('frame.banner.region') }))

/** The page says trial and usage. */
const expectNoMeter = () => expect(screen.queryByRole('region', { name: text('frame.usage') })).toBeNull()

/** The page says it, and the plans are below: no banner, and no meter. */
export const LastDayAmongThePlans: Story = {
  tags: ['TRI-17', 'money'],
  parameters: { visit: { world: worlds.trialCritical } },
  play: async () => {
    await screen.findByText(pattern('plans.subtitle.trial', { days: 1 }))
    await expect((await banner()).queryByRole('status')).toBeNull()
    await expectNoMeter()
  },
}

export const LimitAmongThePlans: Story = {
  tags: ['COM-04'],
  parameters: { visit: { world: { ...worlds.growing, limits: { users: 4, brands: 3 } } } },
  play: async () => {
    const shown = await banner()
    await shown.findByText(text('frame.banner.limit'))
    await expect(shown.queryByRole('link')).toBeNull()
  },
}

export const CancelledAmongThePlans: Story = {
  tags: ['SUB-14', 'money'],
  parameters: { visit: { as: INES } },
  play: async () => {
    const shown = await banner()
    await shown.findByText(sentence(pattern('frame.banner.cancelledUntil')))
    await expect(shown.queryByRole('link')).toBeNull()
    await expectNoMeter()
  },
}

/** No larger plan: the page of the plans says so, and leads to the subscription. The banner says what is full. */
export const LimitOfTheHighestPlan: Story = {
  tags: ['COM-04', 'PLN-27', 'money'],
  parameters: { visit: { world: worlds.limitsReached } },
  play: async () => {
    const shown = await banner()
    await shown.findByText(text('frame.banner.limit'))
    const said = screen.getAllByText(pattern('data.limit.highest')).filter((one) => one.checkVisibility())
    await expect(said).toHaveLength(1)
    await expect(shown.queryByRole('link')).toBeNull()
  },
}
