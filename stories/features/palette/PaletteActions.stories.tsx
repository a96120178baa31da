import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { Palette } from '~/features/palette/Palette'
import { language } from '~/i18n/language'
import { LoadedPalette } from '~/routes/-LoadedPalette'

import { looks } from '../../../.storybook/modes'
import { fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { inOrder, pattern, text } from '../../support/text'
import { firstOption, openPalette, verb } from './palette-page'

const reached: string[] = []

const meta = {
  title: 'features/palette/Palette',
  component: Screen,
  subcomponents: { Palette, LoadedPalette },
  args: { url: '/settings', onArrive: (href: string) => void reached.push(href) },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const deactivates = (brand: string) =>
  inOrder(pattern('palette.action.deactivateBrand', { brand }), pattern('brands.active'), pattern('brands.inactive'))

/** Presses the button of the toast that tells what was done. */
async function undo(title: RegExp, name = text('common.undo')) {
  await screen.findByText(title, {}, { timeout: 10_000 })
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** Users arrive above brands that were there first: Enter takes the first row, as long as nobody has moved. */
export const UsersAfterBrands: Story = {
  tags: ['NFR-07'],
  beforeEach: ({ msw }) => msw.use(fault('listUsers', 'slow', { delay: 600 })),
  play: async () => {
    const field = await openPalette()
    await userEvent.paste('bastien')
    await firstOption(/^Bastien Morel/)
    const [first] = await screen.findAllByRole('option')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first?.id))
  },
}

/** The toast of the switch in the list: what was done can be undone. */
export const Deactivate: Story = {
  tags: ['NFR-07', 'BRD-09'],
  play: async () => {
    await openPalette()
    await userEvent.paste(`${verb('deactivate')} brasserie`)
    await firstOption(deactivates('Brasserie du Port'))
    await userEvent.keyboard('{Enter}')
    await undo(/Brasserie du Port/)
    await waitFor(() => expect(callsTo('toggleBrandActive')).toHaveLength(2))
  },
}

export const Theme: Story = {
  tags: ['NFR-07', 'THM-03', 'theme'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await openPalette()
    await userEvent.paste(text('navigation.theme.dark'))
    await firstOption(inOrder(pattern('palette.action.theme', { theme: text('navigation.theme.dark') }), /→/))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'))
    await undo(pattern('palette.action.theme', { theme: text('navigation.theme.dark') }))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'))
  },
}

/** Two languages, for stories in the one or the other, and what their toasts say. */
const OTHER = {
  it: { name: 'Italiano', undoes: 'Annulla' },
  de: { name: 'Deutsch', undoes: 'Rückgängig machen' },
} as const

export const Language: Story = {
  tags: ['NFR-07', 'LAN-13'],
  play: async () => {
    await openPalette()
    const before = text('navigation.settings')
    const { name, undoes } = OTHER[language.get() === 'it' ? 'de' : 'it']
    await userEvent.paste(name)
    await firstOption(inOrder(pattern('palette.action.language', { language: name }), new RegExp(`→ ${name}`)))
    await userEvent.keyboard('{Enter}')
    await undo(new RegExp(name), undoes)
    await arrival(before)
  },
}

/** From any page: the list opens, and its export starts. */
export const ExportFromElsewhere: Story = {
  tags: ['NFR-07'],
  play: async () => {
    reached.length = 0
    await openPalette()
    await userEvent.paste(text('palette.action.exportUsers'))
    await firstOption(pattern('palette.action.exportUsers'))
    await userEvent.keyboard('{Enter}')
    await arrival(text('navigation.users'))
    await waitFor(() => expect(callsTo('listUsers').some(({ query }) => query?.page_size === 100)).toBe(true))
  },
}

/** A page that was visited by a link is among the last choices. */
export const VisitedBrand: Story = {
  tags: ['NFR-07'],
  args: { url: '/brands/2' },
  play: async () => {
    await arrival('Brasserie du Port')
    await waitFor(() => expect(localStorage.getItem('palette-recent')).toContain('brand:2'))
    await userEvent.keyboard('{Control>}k{/Control}')
    const group = within(await screen.findByRole('group', { name: text('palette.group.recent') }, { timeout: 10_000 }))
    await waitFor(() => expect(group.getAllByRole('option')[0]).toHaveTextContent('Brasserie du Port'))
  },
}

const actionsHere = async () => {
  const group = within(await screen.findByRole('group', { name: text('palette.group.page') }, { timeout: 10_000 }))
  return group.getAllByRole('option').map((option) => option.textContent)
}

/** The actions of the open page come first. */
export const OfThePage: Story = {
  tags: ['NFR-07'],
  args: { url: '/brands' },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('navigation.brands'))
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await actionsHere()).toEqual([
      text('palette.action.createBrand'),
      text('palette.action.noAdmin'),
      text('palette.action.exportBrands'),
    ])
  },
}

/** On the page of a brand, its actions need no name. */
export const OfTheOpenBrand: Story = {
  tags: ['NFR-07', 'BRD-09'],
  args: { url: '/brands/2' },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await arrival('Brasserie du Port')
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(async () => expect(await actionsHere()).toHaveLength(3))
    await userEvent.keyboard(verb('deactivate'))
    await firstOption(deactivates('Brasserie du Port'))
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: text('common.undo') }, { timeout: 10_000 }))
    await waitFor(() => expect(callsTo('toggleBrandActive')).toHaveLength(2))
  },
}

/** What is called otherwise waits for what may be called exactly so. */
export const Synonym: Story = {
  tags: ['NFR-07'],
  play: async () => {
    reached.length = 0
    await openPalette()
    await userEvent.paste(text('palette.words.page.billing').split(', ')[0] ?? '')
    await firstOption(pattern('navigation.subscription'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(reached.at(-1)).toBe('/settings/billing'))
  },
}
