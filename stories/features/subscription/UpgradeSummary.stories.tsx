import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { raw } from '../../support/answers'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sentence } from '../../support/sentence'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { here } from './upgrade-page'

const meta = {
  title: 'features/subscription/UpgradeScreen',
  component: Screen,
  tags: ['money'],
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The counts of the company are told; the slots count otherwise, or are missing. */
export const OrgSummaryWithoutSlots: Story = {
  tags: ['PLN-04'],
  parameters: { visit: { as: CLAIRE } },
  beforeEach({ msw }) {
    const { user } = sandbox().signIn(CLAIRE)
    const company_info = { name: '', brands_count: 3, users_count: '4', business_mode: 'agency' }
    msw.use(raw('getCurrentUser', { success: true, data: { ...user, company_info } }))
  },
  play: async () => {
    await here()
    await expect(
      screen.getByText(
        sentence(
          pattern('plans.organisation.users.unknown', {
            unknown: `${text('plans.organisation.brands', { count: 3 })} · 4`,
          }),
        ),
      ),
    ).toBeVisible()
    await expect(screen.getByText('Atelier Lumière', { selector: 'main *' })).toBeVisible()
  },
}

/** Nobody tells the counts: they are not 0. */
export const OrgSummaryUnknown: Story = {
  tags: ['decision-6', 'PLN-04'],
  parameters: { visit: { as: CLAIRE } },
  beforeEach({ msw }) {
    const { user } = sandbox().signIn(CLAIRE)
    const company_info = { name: 'Atelier Lumière', users_count: null, slots: { users_used: null } }
    msw.use(raw('getCurrentUser', { success: true, data: { ...user, company_info } }))
  },
  play: async () => {
    await here()
    await expect(screen.getAllByText(text('data.unknown'))).toHaveLength(2)
    const unknown = `—${text('data.unknown')}`
    const [brands, users] = [
      pattern('plans.organisation.brands.unknown', { unknown }),
      pattern('plans.organisation.users.unknown', { unknown }),
    ]
    await expect(screen.getByText(sentence(new RegExp(`^${brands.source} · ${users.source}$`)))).toBeVisible()
  },
}
