import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'

import { withLargeText } from '../../support/large-text'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { here } from './upgrade-page'

const meta = {
  title: 'features/subscription/UpgradeScreen',
  component: Screen,
  tags: ['money'],
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
  parameters: { ...pageMeta.parameters, visit: { as: JEANNE } },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const FAMILIES = ['plans.family.solo', 'plans.family.agency'] as const

const boxesOf = (family: (typeof FAMILIES)[number]) =>
  within(screen.getByRole('region', { name: text(family) }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => (heading.closest('section') ?? heading).getBoundingClientRect())

/** How many cards stand beside one another: all or one, so that none is alone in its row. */
const columns =
  (count: number): NonNullable<Story['play']> =>
  async () => {
    await here()
    await screen.findAllByRole('heading', { level: 3 })
    for (const family of FAMILIES) {
      const boxes = boxesOf(family)
      await expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(count)
      await expect(boxes.at(-1)?.right).toBeCloseTo(Math.max(...boxes.map(({ right }) => right)), 0)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }

/** With text twice as large, the cards need twice the room. */
export const LargeText: Story = {
  tags: ['PLN-06', 'NFR-09'],
  globals: { viewport: { value: 'w1280' } },
  beforeEach: withLargeText,
  play: columns(1),
}

/** The narrowest that has room for three. */
export const Tablet: Story = {
  tags: ['PLN-06', 'NFR-09'],
  globals: { viewport: { value: 'w768' } },
  play: columns(3),
}

/** The navigation is a rail: it leaves room for all three. */
export const NarrowestWithNavigation: Story = {
  tags: ['PLN-06', 'NFR-09'],
  globals: { viewport: { value: 'w900' } },
  play: columns(3),
}

export const Laptop: Story = {
  tags: ['PLN-06', 'NFR-09'],
  globals: { viewport: { value: 'w1280' } },
  play: columns(3),
}

export const Phone: Story = {
  tags: ['PLN-06', 'NFR-09'],
  globals: { viewport: { value: 'w390' } },
  play: columns(1),
}
