import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { BrandsScreen } from '~/features/brands/BrandsScreen'

import { aBrand } from '../../support/a-brand'
import { answer } from '../../support/answers'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { page } from './brand-switcher'

const meta = {
  title: 'features/brands/BrandsScreen',
  component: Screen,
  subcomponents: { BrandsScreen },
  ...pageMeta,
  args: { url: '/brands' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const LETTERS = ['x', '.', 'a@b.', '/', 'é', '👩‍👩‍👧‍👦', 'W ', '-', '漢', 'e\u0301']

const brands = LETTERS.map((letter, at) => {
  const long = letter.repeat(50_000)
  return {
    ...aBrand(at + 1, `Marque ${at + 1} ${long}`),
    url: at % 2 ? `https://exemple.fr/${long}` : long,
    brand_admin: long,
    company: long,
  }
})

/** Every text of every row has 50,000 characters or more. */
export const FiftyThousandCharacters: Story = {
  tags: ['C122'],
  parameters: { steps: { from: 'sm' } },
  beforeEach: ({ msw }) => msw.use(answer('listBrands', page(brands))),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(LETTERS.length))
    await expect(document.body.textContent.length).toBeLessThan(100_000)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
