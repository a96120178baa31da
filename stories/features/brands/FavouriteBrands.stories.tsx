import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { FavouriteStar } from '~/features/brands/BrandCells'

import { languages, looks } from '../../../.storybook/modes'
import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { open, options } from './brand-switcher'

/** Taxi Rivière and Vélos de Loire, which no first page of a list has. */
const [TAXI, BIKES] = [30, 37]

const store = (...ids: number[]) =>
  localStorage.setItem('favourite-brands', JSON.stringify({ u1: { items: ids }, u2: { items: [7] } }))
const stored = (): unknown => JSON.parse(localStorage.getItem('favourite-brands') ?? 'null')

const meta = {
  title: 'features/brands/BrandsScreen',
  component: Screen,
  subcomponents: { FavouriteStar },
  args: { url: '/brands' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const starred = () => store(TAXI, BIKES)

const stars = () => screen.findAllByRole('button', { pressed: false })

export const InList: Story = {
  tags: ['BRD-22', 'NFR-10'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  play: async () => {
    const [star] = await stars()
    if (!star) throw new Error('no star')
    const { width, height } = star.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await expect(star).toHaveAttribute('title', text('lists.favourite.add'))
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(star).toHaveAttribute('title', text('lists.favourite.remove'))
    // the row itself was not opened
    await expect(screen.getByRole('table', { name: text('navigation.brands') })).toBeVisible()
    await expect(stored()).toMatchObject({ u1: { items: [expect.any(Number)] } })
    star.focus()
    await userEvent.keyboard('{Enter}')
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await expect(stored()).toMatchObject({ u1: { items: [] } })
  },
}

export const OnBrandPage: Story = {
  tags: ['BRD-23'],
  beforeEach: starred,
  args: { url: '/brands/30' },
  play: async () => {
    await arrival('Taxi Rivière')
    await expect(await screen.findByRole('button', { pressed: true })).toHaveAccessibleName(/^Taxi Rivière/)
  },
}

/** No favourite goes to make place for another. */
export const Most: Story = {
  tags: ['BRD-22'],
  // none of them is on the first page
  beforeEach: () => store(...Array.from({ length: 20 }, (_, at) => 101 + at)),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const before = stored()
    const [star] = await stars()
    await userEvent.click(star ?? document.body)
    await screen.findByText(text('lists.favourite.most', { count: 20 }))
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await expect(stored()).toEqual(before)
  },
}

/** Neither is on the first page of the list. */
export const InSelector: Story = {
  tags: ['SEL-04'],
  beforeEach: starred,
  args: { url: '/pages' },
  parameters: { chromatic: { modes: languages } },
  play: async () => {
    const field = await open()
    const group = await screen.findByRole('group', { name: text('brandpages.selector.favourites') })
    await waitFor(() => expect(within(group).getAllByRole('option')).toHaveLength(2))
    await expect(options().slice(0, 2)).toEqual(['Taxi Rivière', 'Vélos de Loire'])
    await expect(screen.getByRole('group', { name: text('brandpages.selector.others') })).toBeVisible()
    // a search shows what the server finds
    await userEvent.type(field, 'taxi')
    await waitFor(() => expect(options()).toHaveLength(1))
    await userEvent.clear(field)
    // the selected brand has the star
    await userEvent.click(await screen.findByRole('button', { pressed: false }))
    await waitFor(async () => {
      const starredOnes = screen.getByRole('group', { name: text('brandpages.selector.favourites') })
      await expect(within(starredOnes).getAllByRole('option')).toHaveLength(3)
    })
  },
}

export const InPalette: Story = {
  tags: ['NFR-07'],
  beforeEach: starred,
  args: { url: '/settings' },
  play: async () => {
    await arrival(text('navigation.settings'))
    await userEvent.keyboard('{Control>}k{/Control}')
    const group = await screen.findByRole('group', { name: text('palette.group.favourites') }, { timeout: 10_000 })
    await waitFor(() => expect(within(group).getAllByRole('option')).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('combobox')).toBeVisible())
  },
}

export const OnDashboard: Story = {
  tags: ['BRD-17'],
  beforeEach: starred,
  args: { url: '/dashboard' },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const first = await screen.findByRole('link', { name: 'Taxi Rivière' })
    const list = first.closest('ul') ?? document.body
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('link')
          .slice(0, 2)
          .map(({ textContent }) => textContent),
      ).toEqual(['Taxi Rivière', 'Vélos de Loire']),
    )
  },
}

/** The server has deleted one, and cannot read the other. No message: nobody has asked for them. */
export const Gone: Story = {
  tags: ['SEL-04', 'NFR-04'],
  args: { url: '/pages' },
  beforeEach: ({ msw }) => {
    store(TAXI, BIKES)
    msw.use(
      fail('getBrand', 404, { when: ({ path }) => String(path?.id) === String(TAXI) }),
      fail('getBrand', 500, { when: ({ path }) => String(path?.id) === String(BIKES) }),
    )
  },
  play: async () => {
    await open()
    await waitFor(() => expect(callsTo('getBrand').length).toBeGreaterThan(1))
    await waitFor(() => expect(stored()).toMatchObject({ u1: { items: [BIKES] } }))
    await expect(screen.queryByRole('group', { name: text('brandpages.selector.favourites') })).toBeNull()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}
