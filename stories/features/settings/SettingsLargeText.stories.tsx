import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { linesOfWords, withLargeText } from '../../support/large-text'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'

const meta = {
  title: 'features/settings/SettingsScreen',
  component: Screen,
  ...pageMeta,
  args: { url: '/settings' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Text twice as large: lines are as long in words as in the usual size, where the window allows. */
export const LargeText: Story = {
  tags: ['SET-02', 'NFR-09'],
  globals: { viewport: { value: 'w1280' } },
  beforeEach: withLargeText,
  play: async () => {
    await arrival(text('settings.title'))
    const profile = document.getElementById('profil') ?? document.body
    // 720 px in the usual size
    await expect(profile.offsetWidth).toBeGreaterThan(900)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    const words = linesOfWords(profile).filter(([word, lines]) => /^\p{L}{2,9}$/u.test(word) && lines > 1)
    await expect(words).toEqual([])
  },
}
