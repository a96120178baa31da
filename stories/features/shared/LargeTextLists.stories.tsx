import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import type { PlainMessageId } from '~/i18n/messages'

import { languages } from '../../../.storybook/modes'
import { linesOfWords, withLargeText } from '../../support/large-text'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  ...pageMeta,
  args: { url: '/brands' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What has to be moved sideways to be read, or stands beyond the window. */
function tooWide() {
  const parts = [document.documentElement, ...document.querySelectorAll('main *')]
  return parts.filter(
    (part) =>
      part.scrollWidth > part.clientWidth + 1 &&
      !['visible', 'hidden', 'clip'].includes(getComputedStyle(part).overflowX),
  )
}

/** Short words; addresses may break. */
const broken = (list: HTMLElement) =>
  linesOfWords(list).filter(([word, lines, inAddress]) => /^\p{L}{2,9}$/u.test(word) && lines > 1 && !inAddress)

/** @param name of the list */
const fits = (name: PlainMessageId): NonNullable<Story['play']> =>
  async function play() {
    const list = await screen.findByRole('list', { name: text(name) }, { timeout: 10_000 })
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await expect(tooWide()).toEqual([])
    await expect(broken(list)).toEqual([])
  }

const wide = { globals: { viewport: { value: 'w1280' } }, parameters: { chromatic: { modes: languages } } }
const phone = { globals: { viewport: { value: 'w360' } } }
const brands = { beforeEach: withLargeText, play: fits('navigation.brands') } satisfies Story
const users = { args: { url: '/users' }, beforeEach: withLargeText, play: fits('navigation.users') } satisfies Story
const invitations = {
  args: { url: '/users/invitations' },
  beforeEach: withLargeText,
  play: fits('invitations.list.table'),
} satisfies Story

/** Text twice as large (WCAG 1.4.4): cards, since a table would have to be moved sideways. */
export const Brands: Story = { tags: ['NFR-09'], ...brands, ...wide }
/** Values stand below their labels. */
export const BrandsOnPhone: Story = { tags: ['NFR-09'], ...brands, ...phone }
export const Users: Story = { tags: ['NFR-09'], ...users, ...wide }
export const UsersOnPhone: Story = { tags: ['NFR-09'], ...users, ...phone }
export const Invitations: Story = { tags: ['NFR-09'], ...invitations, ...wide }
export const InvitationsOnPhone: Story = { tags: ['NFR-09'], ...invitations, ...phone }

/** With large text, an address and its button take the whole line. */
export const InvitationsInOneColumn: Story = {
  ...Invitations,
  tags: ['INV-05', 'NFR-09'],
  play: async (context) => {
    await invitations.play(context)
    const cards = within(await screen.findByRole('list', { name: text('invitations.list.table') })).getAllByRole(
      'listitem',
    )
    await expect(new Set(cards.map((card) => card.getBoundingClientRect().left)).size).toBe(1)
  },
}

/** In two lines, the search has the first one and the filters share the second one. */
export const FiltersInTwoLines: Story = {
  ...Users,
  tags: ['USR-01', 'NFR-09'],
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: text('users.search') }, { timeout: 10_000 })
    const role = screen.getByRole('combobox', { name: text('forms.label.role') })
    const state = screen.getByRole('combobox', { name: text('users.state') })
    const [first, second, third] = [search, role, state].map((part) => part.getBoundingClientRect())
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0)
    await expect(third?.top).toBe(second?.top)
    const [one, other] = [role, state].map((filter) => filter.closest('[data-set]')?.getBoundingClientRect())
    await expect(other?.width).toBe(one?.width)
  },
}

/** No value of a filter is cut or under its arrow: the line wraps before. The arrow stands at the end of its frame. */
const filterValuesAreWhole: NonNullable<Story['play']> = async () => {
  await screen.findByRole('searchbox', {}, { timeout: 10_000 })
  const filters = screen.getAllByRole('combobox').filter((filter) => filter.closest('[data-set]'))
  await expect(filters.length).toBeGreaterThan(1)
  for (const filter of filters) {
    await expect(filter.scrollWidth).toBe(filter.clientWidth)
    const frame = filter.closest('[data-set]')?.getBoundingClientRect()
    await expect(filter.getBoundingClientRect().right).toBeCloseTo((frame?.right ?? 0) - 1)
    const value = document.createRange()
    value.selectNodeContents(filter)
    const arrow = filter.parentElement?.querySelector('svg')?.getBoundingClientRect()
    if (arrow) await expect(value.getBoundingClientRect().right).toBeLessThan(arrow.left)
  }
}

export const InvitationFilters: Story = {
  ...Invitations,
  tags: ['INV-05', 'NFR-09'],
  play: filterValuesAreWhole,
}

export const UserFilters: Story = { ...Users, tags: ['USR-01', 'NFR-09'], play: filterValuesAreWhole }
