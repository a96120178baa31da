import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { SelectionBar } from '~/design/data/SelectionBar'

import { answer } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { appears, choose, confirm, goToAdding, MARCEAU, openAccess, openBrand, press, select } from './access-page'

const meta = {
  title: 'features/access/AccessCard',
  component: Screen,
  subcomponents: { SelectionBar },
  ...pageMeta,
  globals: { locale: 'de', viewport: { value: 'w360' } },
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const CLAIRE = '/settings?access_user=1#marques'

const barOf = (control: HTMLElement) => control.closest<HTMLElement>('[data-selection]') ?? document.body

/** German words are long: none is cut. */
export const GermanOnPhone: Story = {
  tags: ['ACC-15', 'NFR-07'],
  play: async () => {
    const section = await openAccess()
    await userEvent.click(await section.findByRole('option', { name: /Léa D’Arcy-Müller/ }))
    const [first] = await section.findAllByRole('checkbox')
    await userEvent.click(first ?? document.body)
    const clear = await section.findByRole('button', { name: text('lists.selection.clear') })
    const bar = barOf(clear)
    await expect(bar.scrollWidth).toBe(bar.clientWidth)
    for (const control of bar.querySelectorAll('button')) await expect(control.scrollWidth).toBe(control.clientWidth)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await expect(screen.getByText(text('access.act.remove'), { selector: 'button *' })).toBeVisible()
  },
}

/** Beside the list of people the bar is narrow: count and act still share a line, and the bar keeps its height. */
export const OnOneLine: Story = {
  tags: ['ACC-07', 'ACC-15'],
  globals: { locale: 'fr', viewport: { value: 'w1280' } },
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await goToAdding(section)
    const act = await section.findByRole('button', { name: text('access.act.assign') })
    const bar = barOf(act)
    const before = bar.offsetHeight
    await expect(before).toBeLessThan(64)
    await userEvent.click(await section.findByRole('checkbox', { name: text('lists.selection.all') }))
    const clear = await section.findByRole('button', { name: text('lists.selection.clear') })
    await expect(clear).toBeVisible()
    await expect(bar.offsetHeight).toBe(before)
    await userEvent.click(clear)
    await expect(clear).not.toBeVisible()
    await expect(bar.offsetHeight).toBe(before)
  },
}

/** However far down the last row was selected, the act, the header and the list of people stay in sight. */
export const FollowsRows: Story = {
  tags: ['ACC-02', 'ACC-07'],
  globals: { locale: 'fr', viewport: { value: 'w768' } },
  args: { url: CLAIRE },
  play: async () => {
    const section = await openAccess()
    const bar = barOf(await section.findByRole('button', { name: text('access.act.remove') }))
    const last = (await section.findAllByRole('row')).at(-1) ?? document.body
    const box = within(last).getByRole('checkbox')
    await userEvent.click(box)
    last.scrollIntoView({ block: 'end' })
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBe(64))
    const header = section.getByRole('columnheader', { name: text('forms.label.brand') }).getBoundingClientRect()
    await expect(header.top).toBe(bar.getBoundingClientRect().bottom + 8)
    box.focus()
    await expect(box.getBoundingClientRect().top).toBeGreaterThan(header.bottom)
    const users = section.getByRole('checkbox', { name: text('access.activeOnly.users') })
    await expect(users.getBoundingClientRect().top).toBeGreaterThan(64)
    await expect(users.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  },
}

/** On a phone it has one line, with a selection and without, and follows the rows. */
export const OneLineOnPhone: Story = {
  tags: ['ACC-07', 'NFR-08'],
  globals: { locale: 'de' },
  args: { url: CLAIRE },
  play: async () => {
    const section = await openAccess()
    const bar = barOf(await section.findByRole('button', { name: text('access.act.remove') }))
    const before = bar.offsetHeight
    await expect(before).toBeLessThan(56)
    const last = (await section.findAllByRole('checkbox')).at(-1) ?? document.body
    await userEvent.click(last)
    await expect(bar.offsetHeight).toBe(before)
    last.scrollIntoView({ block: 'end' })
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBe(64))
  },
}

/** The buttons say why they do nothing. */
export const NothingChosen: Story = {
  tags: ['ACC-07', 'ACC-16', 'PRM-09', 'C221'],
  globals: { locale: 'fr', viewport: undefined },
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await press(section, text('access.act.remove'))
    await goToAdding(section)
    const add = await section.findByRole('button', { name: text('access.act.assign') })
    await expect(add).toHaveAccessibleDescription(text('access.act.none'))
    await userEvent.click(add)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
    for (const call of ['assignUserBrands', 'removeBrandUsers', 'assignBrandUsers'] as const)
      await expect(callsTo(call)).toEqual([])
  },
}

/** Who gained access meanwhile is not counted. */
export const OnlyWhoGains: Story = {
  tags: ['ACC-07', 'ACC-08'],
  globals: { locale: 'fr', viewport: undefined },
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Boulangerie Marceau', 'brand')
    await goToAdding(section)
    await select(section, 'Antoine Carpentier', 'Clément Dumas')
    await expect(section.getByText(text('lists.selection.users', { count: 2 }))).toBeVisible()
    await userEvent.type(section.getByRole('combobox', { name: text('access.admin.choose') }), 'Clément Dumas')
    await userEvent.click(await screen.findByRole('option', { name: /Clément Dumas/ }))
    await press(section, text('access.admin.replace'))
    await confirm(text('access.admin.replace'))
    await expect(await section.findByText(text('lists.selection.users', { count: 1 }))).toBeVisible()
    await press(section, text('access.act.assign'))
    await appears(
      await screen.findByText(text('access.done.assigned.users', { count: 1, name: 'Boulangerie Marceau' })),
    )
  },
}

/** A link to one person's access shows it first on a phone, not the rules; they come after it. */
export const OnePersonOnPhone: Story = {
  tags: ['ACC-03', 'ACC-13', 'NFR-07'],
  globals: { locale: 'fr' },
  args: { url: '/settings?access_user=3#marques' },
  play: async () => {
    const section = await openAccess()
    const user = await section.findByRole('heading', { name: 'Léa D’Arcy-Müller' })
    const brand = await section.findByText('Café de l’Étoile')
    const rules = section.getByText(text('access.rules.title')).getBoundingClientRect()
    await expect(rules.top).toBeGreaterThan(brand.getBoundingClientRect().bottom)
    await expect(user.getBoundingClientRect().top).toBeLessThan(rules.top)
  },
}

/** The user had it already: that is no success. */
export const AssignNothingNew: Story = {
  tags: ['ACC-09'],
  globals: { locale: 'fr', viewport: { value: 'w1280' } },
  beforeEach: ({ msw }) => msw.use(answer('assignBrandUsers', { assigned_users_count: 0, brand_name: MARCEAU })),
  play: async () => {
    const section = await openBrand()
    await goToAdding(section)
    await select(section, 'Antoine Carpentier')
    await press(section, text('access.act.assign'))
    const toast = await screen.findByText(text('access.done.assigned.users', { count: 0, name: MARCEAU }))
    await appears(toast)
    await expect(toast.closest('[data-severity]')).toHaveAttribute('data-severity', 'info')
    await expect(screen.queryByText(pattern('access.done.assigned.of', { count: 1 }))).toBeNull()
  },
}
