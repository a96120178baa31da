import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { PlainMessageId } from '~/i18n/messages'

import { languages } from '../../../.storybook/modes'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  ...pageMeta,
  globals: { viewport: { value: 'w768' } },
  args: { url: '/brands' },
  parameters: { ...pageMeta.parameters, chromatic: { modes: languages } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What is meant for screen readers alone is one pixel wide. */
const cut = (part: HTMLElement) =>
  [part, ...part.querySelectorAll<HTMLElement>('*')].filter(
    (one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== 'visible',
  )

/** Names can be read, and no column stands beyond the window. */
async function readable(name: PlainMessageId) {
  const table = await screen.findByRole('table', { name: text(name) })
  await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(5))
  await expect(within(table).getAllByRole('rowheader').flatMap(cut)).toEqual([])
  await expect(cut(table.parentElement ?? table)).not.toContain(table.parentElement)
  return within(table)
}

/** Names that most brands have: the longest one of the seed has 66 letters. */
const usualNames = () =>
  screen
    .getAllByRole('rowheader')
    .flatMap((row) => [...row.querySelectorAll<HTMLElement>('[data-truncated]')])
    .filter(({ textContent }) => textContent.length < 40)

export const Brands: Story = {
  tags: ['BRD-22', 'NFR-09'],
  play: async () => {
    const table = await readable('navigation.brands')
    for (const sorted of ['forms.label.brand', 'brandpages.people', 'brandpages.state'] as const)
      await expect(table.getByRole('button', { name: text(sorted) })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: new RegExp(`^${text('brandpages.admin')}`) })).toBeVisible()
    await expect(usualNames().filter((name) => name.scrollHeight > name.clientHeight)).toEqual([])
    // the choice of columns offers those that have room
    await userEvent.click(screen.getByRole('button', { name: text('lists.columns') }))
    await expect(await screen.findByRole('checkbox', { name: text('brandpages.admin') })).toBeChecked()
    for (const left of ['brandpages.site', 'brandpages.created.on'] as const)
      await expect(screen.queryByRole('checkbox', { name: text(left) })).toBeNull()
  },
}

export const GermanBrands: Story = {
  tags: ['BRD-22', 'NFR-09'],
  globals: { locale: 'de' },
  play: async () => void (await readable('navigation.brands')),
}

export const Users: Story = {
  tags: ['USR-01', 'NFR-09'],
  args: { url: '/users' },
  play: async () => void (await readable('navigation.users')),
}

export const GermanUsers: Story = {
  tags: ['USR-01', 'NFR-09'],
  args: { url: '/users' },
  globals: { locale: 'de' },
  play: async () => void (await readable('navigation.users')),
}

/** The side navigation leaves less room than a smaller window has without it: no address is cut. */
export const BesideNavigation: Story = {
  tags: ['BRD-22', 'NFR-09'],
  globals: { viewport: { value: 'w1024' }, locale: 'de' },
  play: async () => {
    const table = await readable('navigation.brands')
    await expect(table.getAllByRole('cell').flatMap(cut)).toEqual([])
    await expect(table.getByRole('button', { name: text('brandpages.created.on') })).toBeVisible()
    // room that no column needs goes to the texts
    await expect(table.getAllByRole('checkbox')[0]?.closest('th')?.offsetWidth).toBeLessThan(56)
  },
}

/** The narrowest window with the side navigation: the date leaves its room to the names. */
export const LeastRoom: Story = {
  tags: ['BRD-22', 'NFR-09'],
  globals: { viewport: { value: 'w900' } },
  play: async () => {
    const table = await readable('navigation.brands')
    await expect(table.queryByRole('columnheader', { name: text('brandpages.created.on') })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: text('lists.columns') }))
    await expect(await screen.findByRole('checkbox', { name: text('brandpages.state') })).toBeChecked()
    await expect(screen.queryByRole('checkbox', { name: text('brandpages.created.on') })).toBeNull()
  },
}

export const LeastRoomInGerman: Story = {
  ...LeastRoom,
  tags: ['BRD-22', 'NFR-09'],
  globals: { ...LeastRoom.globals, locale: 'de' },
}

export const LeastRoomInItalian: Story = {
  ...LeastRoom,
  tags: ['BRD-22', 'NFR-09'],
  globals: { ...LeastRoom.globals, locale: 'it' },
}

export const UsersBesideNavigation: Story = {
  tags: ['USR-01', 'NFR-09'],
  args: { url: '/users' },
  globals: { viewport: { value: 'w1024' }, locale: 'de' },
  play: async () => {
    const table = await readable('navigation.users')
    await expect(table.getAllByRole('cell').flatMap(cut)).toEqual([])
  },
}

/** The narrowest window that unfolds the navigation by itself: names stay on two lines at most, the star beside them. */
export const UnfoldedNavigation: Story = {
  tags: ['BRD-22', 'NFR-09'],
  globals: { viewport: { value: 'w1200' }, locale: 'de' },
  play: async () => {
    const table = await readable('navigation.brands')
    await expect(table.queryByRole('columnheader', { name: text('brandpages.created.on') })).toBeNull()
    const heights = table.getAllByRole('row').map((row) => row.offsetHeight)
    await expect(Math.max(...heights)).toBeLessThanOrEqual(56)
  },
}

/** A laptop: the site of a brand leaves its room to the names, which stand on one line. */
export const Laptop: Story = {
  tags: ['BRD-22', 'NFR-09'],
  globals: { viewport: { value: 'w1280' } },
  play: async () => {
    const table = await readable('navigation.brands')
    await expect(table.getAllByRole('cell').flatMap(cut)).toEqual([])
    await expect(table.queryByRole('columnheader', { name: text('brandpages.site') })).toBeNull()
    await expect(table.getByRole('button', { name: text('brandpages.created.on') })).toBeVisible()
    const names = usualNames()
    await expect(names.length).toBeGreaterThan(5)
    await expect(new Set(names.map((name) => name.offsetHeight)).size).toBe(1)
  },
}

export const LaptopInGerman: Story = {
  ...Laptop,
  tags: ['BRD-22', 'NFR-09'],
  globals: { ...Laptop.globals, locale: 'de' },
}
