import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { AccessReviewCard } from '~/features/settings/SettingsScreen'

import { looks } from '../../../.storybook/modes'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { READ_ONLY_ADMIN } from '../../support/read-only-admin'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { AccessReviewCard },
  ...pageMeta,
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Sees the review, and none of the controls that change access. */
export const ReadOnlyAdmin: Story = {
  tags: ['USR-05', 'K23', 'K36', 'role'],
  parameters: { ...READ_ONLY_ADMIN, chromatic: { modes: looks } },
  play: async () => {
    const review = await screen.findByRole('link', { name: text('access.review.open') })
    const section = within(document.getElementById('marques') ?? document.body)
    await expect(section.getByRole('link')).toBe(review)
    for (const role of ['button', 'radio', 'checkbox', 'combobox'] as const)
      await expect(section.queryByRole(role)).toBeNull()
    await expect(callsTo('listUsers')).toHaveLength(0)
  },
}
