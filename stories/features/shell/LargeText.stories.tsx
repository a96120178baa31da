import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { SideColumn, SideNavigation } from '~/features/shell/NavigationList'

import { languages } from '../../../.storybook/modes'
import { linesOfWords, withLargeText } from '../../support/large-text'
import { reachNavigation } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  title: 'features/shell/AppShell',
  component: Screen,
  subcomponents: { SideColumn, SideNavigation },
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Text twice as large, as the browser's settings allow: names wrap between their words. */
export const LargeText: Story = {
  tags: ['NFR-08'],
  parameters: { chromatic: { modes: languages } },
  beforeEach: withLargeText,
  play: async () => {
    const navigation = await reachNavigation()
    await screen.findByRole('link', { name: text('navigation.subscription') })
    await expect(linesOfWords(navigation).filter(([, lines]) => lines > 1)).toEqual([])
  },
}

export const LargeGermanText: Story = {
  ...LargeText,
  tags: ['NFR-08'],
  globals: { locale: 'de' },
}
