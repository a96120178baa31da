import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { looks } from '../../../.storybook/modes'
import { aBrand } from '../../support/a-brand'
import { answer } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  title: 'features/pages/PagesScreen',
  component: Screen,
  args: { url: '/pages' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Compagnie internationale des arts de la table et de la gastronomie ultramarine et atlantique'

/** A name of nearly 100 characters and an address without a place to break. */
export const LongTitles: Story = {
  tags: ['DSH-03', 'NFR-09'],
  globals: { viewport: { value: 'w360' } },
  parameters: { visit: { selectedBrandId: 1 }, chromatic: { modes: looks } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getBrand', {
        ...aBrand(1, NAME),
        url: `https://${'sous-domaine.'.repeat(8)}example`,
      }),
    ),
  play: async () => {
    await arrival(text('pages.title'))
    await expect(await screen.findByRole('heading', { level: 2, name: NAME })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
