import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { BrandPeek } from '~/features/brands/peek/BrandPeek'
import { RowPeek } from '~/features/shared/lists/RowPeek'

import { languages, looks } from '../../../.storybook/modes'
import { pageMeta } from '../../support/page-meta'
import { openPeek, peekOf, titlesOf } from '../../support/peek'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { RowPeek, BrandPeek },
  ...pageMeta,
  args: { url: '/brands' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const titles = () => titlesOf(text('navigation.brands'))

/** Space shows the brand of the row beside the list, with its figures. The page stays. */
export const Opened: Story = {
  tags: ['BRD-22', 'NFR-08'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const rows = await titles()
    const peek = await peekOf(await openPeek(rows))
    await expect(peek.getByText(text('brandpages.admin'))).toBeVisible()
    await expect(await peek.findByText(text('brandpages.figures.activity'))).toBeVisible()
    await expect(rows[0]).toHaveFocus()
  },
}

/** The peek stands below the row in a narrow window. */
export const OnPhone: Story = {
  tags: ['BRD-22', 'NFR-09'],
  globals: { viewport: { value: 'w390' } },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const rows = await titles()
    await openPeek(rows)
    await userEvent.keyboard('jj')
    const shown = await peekOf(rows[2]?.textContent ?? '')
    const peek = shown.getByRole('heading', { level: 2, name: rows[2]?.textContent ?? '' }).getBoundingClientRect()
    await waitFor(() => expect(rows[2]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(peek.top))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
