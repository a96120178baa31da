import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { HUGO } from '#mocks/domain/seed/named.ts'
import { CommandLayer } from '~/design/layers/CommandLayer'
import { Palette } from '~/features/palette/Palette'
import { PaletteButton } from '~/features/palette/PaletteButton'
import { ShortcutsDialog } from '~/features/palette/ShortcutsDialog'
import type { PlainMessageId } from '~/i18n/messages'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { openPalette, paletteField } from './palette-page'

const reached: string[] = []

const meta = {
  title: 'features/palette/Palette',
  component: Screen,
  subcomponents: { Palette, PaletteButton, ShortcutsDialog, CommandLayer },
  args: { url: '/settings', onArrive: (href: string) => void reached.push(href) },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What people were searched for: the page beneath lists them too, without a text. */
const peopleSearched = () => callsTo('listUsers').flatMap(({ query }) => query?.search ?? [])
const options = () => screen.findAllByRole('option')
const optionIn = async (group: PlainMessageId, name: string | RegExp) =>
  within(await screen.findByRole('group', { name: text(group) })).getByRole('option', { name })

export const Suggestions: Story = {
  tags: ['NFR-07'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await expect(await openPalette()).toHaveFocus()
    await expect(await optionIn('palette.group.actions', pattern('palette.action.invite'))).toBeVisible()
    await expect(await optionIn('palette.group.pages', text('dashboard.title'))).toBeVisible()
    await expect(screen.queryByRole('group', { name: text('palette.group.recent') })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox', paletteField())).toBeNull())
  },
}

export const Results: Story = {
  tags: ['NFR-07'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await openPalette()
    await userEvent.paste('bras')
    await expect(await optionIn('palette.group.brands', /Brasserie du Port/)).toBeVisible()
    await waitFor(() => expect(peopleSearched()).toEqual(['bras']))
  },
}

/** The first is marked; Enter leads there, with the brand selected from then on. */
export const ChosenByKeyboard: Story = {
  tags: ['NFR-07', 'NFR-08'],
  play: async () => {
    reached.length = 0
    const field = await openPalette()
    await userEvent.type(field, text('dashboard.title'))
    await waitFor(async () => expect(await options()).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await arrival(text('dashboard.title'))
    await expect(reached.at(-1)).toBe('/dashboard')
    await userEvent.keyboard('{Control>}k{/Control}')
    const recent = within(await screen.findByRole('group', { name: text('palette.group.recent') }))
    await expect(recent.getAllByRole('option')[0]).toHaveTextContent(text('dashboard.title'))
  },
}

/** One line says it all: the dialog of invitations opens filled in. */
export const InviteSentence: Story = {
  tags: ['NFR-07', 'INV-11'],
  play: async () => {
    reached.length = 0
    await openPalette()
    await userEvent.paste('inviter Zoe@Exemple.fr à brasserie')
    const line = await screen.findByRole('option', {
      name: text('palette.action.inviteTo', { email: 'zoe@exemple.fr', brand: 'Brasserie du Port' }),
    })
    await expect(line).toBeVisible()
    await expect(peopleSearched()).toEqual([])
    await userEvent.click(line)
    await waitFor(() => expect(reached.at(-1)).toMatch(/^\/users\/invitations\?.*invite=true/))
    await waitFor(() => expect(screen.queryByRole('combobox', paletteField())).toBeNull())
    const dialog = within(
      await screen.findByRole('dialog', { name: text('palette.action.invite') }, { timeout: 10_000 }),
    )
    const typed = await dialog.findByRole('list', { name: text('invitations.dialog.emails.list') })
    await expect(within(typed).getAllByRole('listitem')).toHaveLength(1)
    await expect(typed).toHaveTextContent('zoe@exemple.fr')
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: text('forms.label.brand') })).toHaveValue('Brasserie du Port'),
    )
  },
}

export const NoResult: Story = {
  tags: ['NFR-07'],
  play: async () => {
    await userEvent.type(await openPalette(), 'xyzzy')
    await expect(await screen.findByText(pattern('palette.none', { text: 'xyzzy' }))).toBeVisible()
  },
}

export const Searching: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('listBrands', 'hang', { when: ({ query }) => query.search === 'xyzzy' })),
  play: async () => {
    await userEvent.type(await openPalette(), 'xyzzy')
    await expect(await screen.findByText(text('palette.searching'), { selector: 'p *' })).toBeVisible()
  },
}

/** Pages and actions do not wait for the server, nor fall with it. */
export const SearchFailed: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) =>
    msw.use(
      fail('listUsers', 500),
      answer('listBrands', { results: [] }, { when: ({ query }) => query.search === text('dashboard.title') }),
    ),
  play: async () => {
    await userEvent.type(await openPalette(), text('dashboard.title'))
    await expect(await screen.findByText(pattern('palette.failed'))).toBeVisible()
    await expect(screen.getByRole('option', { name: text('dashboard.title') })).toBeVisible()
  },
}

/** What could not be searched is not called missing. */
export const NothingButFailed: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 500), fail('listBrands', 500)),
  play: async () => {
    await userEvent.type(await openPalette(), 'xyzzy')
    await expect(await screen.findByText(pattern('palette.failed'))).toBeVisible()
    await expect(screen.queryByText(pattern('palette.none'))).toBeNull()
  },
}

const isSearch = ({ query }: { query?: { search?: string } }) => query?.search === 'bastien'

export const FailedAndRetried: Story = {
  tags: ['NFR-01', 'NFR-07'],
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 500, { when: isSearch, times: 1 })),
  play: async () => {
    const field = await openPalette()
    await userEvent.type(field, 'bastien')
    const retry = await screen.findByRole('button', { name: text('common.retry') })
    await userEvent.tab()
    await expect(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('option', { name: /^Bastien Morel/ })).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const InviteToUnknownBrand: Story = {
  tags: ['NFR-07', 'INV-11'],
  play: async () => {
    await openPalette()
    await userEvent.paste('zoe@exemple.fr à Marque Inconnue')
    const line = await screen.findByRole('option', {
      name: pattern('palette.action.inviteWhom', { email: 'zoe@exemple.fr' }),
    })
    await expect(line).toHaveTextContent(pattern('palette.action.inviteNoBrand', { brand: 'Marque Inconnue' }))
  },
}

/** Nothing that changes anything, and nobody's list. */
export const Reader: Story = {
  tags: ['K36', 'PRM-04', 'role'],
  parameters: { visit: { as: HUGO } },
  play: async () => {
    const field = await openPalette()
    await options()
    const ids = ['palette.action.createBrand', 'palette.action.invite', 'navigation.users'] as const
    for (const id of ids) await expect(screen.queryByRole('option', { name: text(id) })).toBeNull()
    await userEvent.type(field, 'inviter zoe@exemple.fr')
    await expect(await screen.findByText(pattern('palette.none'))).toBeVisible()
    await expect(callsTo('listUsers')).toEqual([])
  },
}

export const Shortcuts: Story = {
  tags: ['NFR-08'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('settings.title'))
    await userEvent.keyboard('?')
    const shown = await screen.findByRole('dialog', { name: text('palette.shortcuts.title') }, { timeout: 10_000 })
    const dialog = within(shown)
    // as forms take it: with either key
    const enter = dialog.getAllByText(text('palette.key.enter'))
    const keys = enter.map((key) => key.closest('kbd')?.previousElementSibling?.textContent)
    await expect(keys).toEqual([text('frame.key.control'), '⌘'])
    // it fades in
    await waitFor(() => expect(dialog.getByText(text('dashboard.title'))).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('gd')
    await expect(await arrival(text('dashboard.title'))).toBeVisible()
  },
}

/** Keys have the names that stand on them. */
export const ShortcutsInGerman: Story = {
  tags: ['NFR-08', 'LAN-01'],
  globals: { locale: 'de' },
  play: async () => {
    await arrival('Einstellungen')
    await expect(screen.getByRole('button', { name: 'Suchen oder Befehl eingeben' })).toHaveTextContent('Strg K')
    await userEvent.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Tastenkürzel' }, { timeout: 10_000 }))
    await waitFor(() => expect(dialog.getAllByText('Strg')[0]).toBeVisible())
    await expect(dialog.queryByText('Ctrl')).toBeNull()
  },
}

/** WCAG 2.1.4: off, letters alone do nothing; Ctrl and K still do. */
export const ShortcutsOff: Story = {
  tags: ['NFR-08'],
  play: async ({ step }) => {
    await arrival(text('settings.title'))
    const single = await screen.findByRole('switch', { name: text('settings.shortcuts') })
    await userEvent.click(single)
    await userEvent.keyboard('gd?')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('navigation.settings'))
    await step('Ctrl and K still do, and the list says why the others do not', async () => {
      await openPalette()
      await userEvent.click(await screen.findByRole('option', { name: text('palette.action.shortcuts') }))
      const why = await screen.findByText(pattern('palette.shortcuts.off'))
      await waitFor(() => expect(why).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await userEvent.click(single)
    await expect(localStorage.getItem('shortcuts')).toBeNull()
  },
}
