import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { INES, JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sentence } from '../../support/sentence'
import { pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'

const meta = {
  title: 'Shell/Links of the frame',
  component: Screen,
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Banner and meter, once they are there. */
async function frame() {
  const banner = await screen.findByRole('region', { name: text('frame.banner.region') })
  const meter = await screen.findByRole('region', { name: text('frame.usage') })
  return { banner: within(banner), meter: within(meter) }
}

/** The page says it, and the plans are below: no banner, and the meter does not lead to them. */
export const LastDayAmongThePlans: Story = {
  name: 'LastDayAmongThePlans · TRI-17',
  parameters: { visit: { world: worlds.trialCritical } },
  play: async () => {
    await screen.findByText(pattern('plans.subtitle.trial', { days: 1 }))
    const meter = within(await screen.findByRole('region', { name: text('frame.usage') }))
    await expect(
      within(screen.getByRole('region', { name: text('frame.banner.region') })).queryByRole('status'),
    ).toBeNull()
    await expect(meter.queryByRole('link')).toBeNull()
  },
}

export const LimitAmongThePlans: Story = {
  name: 'LimitAmongThePlans · COM-04',
  parameters: { visit: { world: { ...worlds.growing, limits: { users: 4, brands: 3 } } } },
  play: async () => {
    const { banner } = await frame()
    await banner.findByText(text('frame.banner.limit'))
    await expect(banner.queryByRole('link')).toBeNull()
  },
}

export const CancelledAmongThePlans: Story = {
  name: 'CancelledAmongThePlans · SUB-14',
  parameters: { visit: { as: INES } },
  play: async () => {
    const { banner, meter } = await frame()
    await banner.findByText(sentence(pattern('frame.banner.cancelledUntil')))
    await expect(banner.queryByRole('link')).toBeNull()
    await expect(meter.queryByRole('link')).toBeNull()
  },
}

/** No larger plan: the page of the plans says so, and leads to the subscription. The banner says what is full. */
export const LimitOfTheHighestPlan: Story = {
  name: 'LimitOfTheHighestPlan · COM-04 PLN-27',
  parameters: { visit: { world: worlds.limitsReached } },
  play: async () => {
    const { banner } = await frame()
    await banner.findByText(text('frame.banner.limit'))
    const said = screen.getAllByText(pattern('data.limit.highest')).filter((one) => one.checkVisibility())
    await expect(said).toHaveLength(1)
    await expect(banner.queryByRole('link')).toBeNull()
  },
}

/** In the collapsed navigation the trial is a sign that leads nowhere. */
export const InTheRailAmongThePlans: Story = {
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 3 } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('frame.collapse') }))
    await expect(await screen.findByText(pattern('frame.trial.daysLeft', { days: 3 }))).toBeInTheDocument()
    await expect(screen.queryByRole('link', { name: pattern('frame.trial.daysLeft', { days: 3 }) })).toBeNull()
  },
}
