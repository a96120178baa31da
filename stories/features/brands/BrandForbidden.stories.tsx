import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { LEA } from '#mocks/domain/seed/named.ts'
import { BrandScreen, ForbiddenBrand } from '~/features/brands/BrandScreen'

import { fail } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  title: 'features/brands/BrandScreen',
  component: Screen,
  subcomponents: { BrandScreen, ForbiddenBrand },
  ...pageMeta,
  args: { url: '/brands/2', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const NoAccess: Story = {
  tags: ['BRD-20', 'GRD-15', 'role'],
  args: { url: '/brands/7' },
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival(text('errors.page.forbidden.title'))
    await expect(screen.getByText(pattern('brandpages.denied.brand'))).toBeVisible()
  },
}

const ARCHIVED = 'Marque archivée par le support.'

/** The reason of the server, also for those who could give access. */
export const RefusedWithReason: Story = {
  tags: ['GRD-15', 'K59'],
  beforeEach: ({ msw }) => msw.use(fail('getBrand', 403, { message: ARCHIVED })),
  play: async () => {
    await arrival(text('errors.page.forbidden.title'))
    await expect(screen.getByText(ARCHIVED)).toBeVisible()
    await expect(screen.queryByText(pattern('brandpages.denied.brand'))).toBeNull()
  },
}

/** Without a reason, a company administrator is not told to ask a company administrator. */
export const RefusedToAdmin: Story = {
  tags: ['GRD-15', 'role'],
  beforeEach: ({ msw }) => msw.use(fail('getBrand', 403)),
  play: async () => {
    await arrival(text('errors.page.forbidden.title'))
    await expect(screen.getByText(text('errors.page.forbidden.body'))).toBeVisible()
  },
}
