import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { normaliseUser } from '~/api/normalise/normalise'
import { setupSteps, SetupChecklist } from '~/features/dashboard/SetupChecklist'

import { text } from '../../support/text'
import { withRouter } from '../../support/with-router'

const slots = {
  users_used: 1,
  users_limit: 2,
  users_available: 1,
  brands_used: 0,
  brands_limit: 1,
  brands_available: 1,
}
const newcomer = normaliseUser({
  id: 1,
  user_type: 'agency_admin',
  company: null,
  company_info: { name: '', slots },
})

const meta = {
  component: SetupChecklist,
  decorators: [withRouter],
  args: { steps: setupSteps(newcomer), onHide: fn() },
} satisfies Meta<typeof SetupChecklist>

export default meta
type Story = StoryObj<typeof meta>

export const ChecklistStart: Story = {
  tags: ['REG-50'],
  play: async () => {
    await expect(screen.getByText(text('dashboard.checklist.progress', { done: 0, total: 4 }))).toBeVisible()
    await expect(screen.getAllByRole('link')).toHaveLength(4)
  },
}
