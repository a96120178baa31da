import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'

import { withLargeText } from '../../support/large-text'
import { says } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { withInstallation } from '../../support/with-installation'
import { here } from './upgrade-page'

const meta = {
  title: 'Subscription/Columns of the plans',
  component: Screen,
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
  parameters: { ...pageMeta.parameters, visit: { as: JEANNE } },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const starts = (family: 'plans.family.solo' | 'plans.family.agency') =>
  within(screen.getByRole('region', { name: says(family) }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => Math.round(heading.getBoundingClientRect().left))

/** Three cards beside one another, or below one another: none stands alone. */
export const LargeText: Story = {
  name: 'LargeText · PLN-06 NFR-09',
  globals: { viewport: { value: 'w1280' } },
  beforeEach: withLargeText,
  play: async () => {
    await here()
    await screen.findAllByRole('heading', { level: 3 })
    await expect(new Set(starts('plans.family.solo')).size).toBe(1)
    await expect(new Set(starts('plans.family.agency')).size).toBe(1)
  },
}

export const Tablet: Story = {
  ...LargeText,
  name: 'Tablet · PLN-06 NFR-09',
  globals: { viewport: { value: 'w768' } },
  beforeEach: () => {},
}
