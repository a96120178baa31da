import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { SelectionBar } from '~/design/data/SelectionBar'

import { callsTo } from '../../support/calls'
import { says } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { choose, goToAdding, openAccess, press } from './access-page'

const meta = {
  title: 'Settings/BrandAccess/Selection',
  component: Screen,
  subcomponents: { SelectionBar },
  ...pageMeta,
  globals: { locale: 'de', viewport: { value: 'w360' } },
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** German words are long: count and acts stand in lines of their own, and none is cut. */
export const GermanOnPhone: Story = {
  name: 'GermanOnPhone · ACC-15 NFR-07',
  play: async () => {
    const section = await openAccess()
    await userEvent.click(await section.findByRole('option', { name: /Léa D’Arcy-Müller/ }))
    const [first] = await section.findAllByRole('checkbox')
    await userEvent.click(first ?? document.body)
    const clear = await section.findByRole('button', { name: says('data.selection.clear') })
    const bar = clear.closest<HTMLElement>('[data-selection]') ?? document.body
    await expect(bar.scrollWidth).toBe(bar.clientWidth)
    for (const control of bar.querySelectorAll('button')) await expect(control.scrollWidth).toBe(control.clientWidth)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await expect(screen.getByText(says('access.act.remove'), { selector: 'button' })).toBeVisible()
  },
}

/** Beside the list of people the bar is narrow: count and act still share a line, and the bar keeps its height. */
export const OnOneLine: Story = {
  name: 'OnOneLine · ACC-07 ACC-15',
  globals: { locale: 'fr', viewport: { value: 'w1280' } },
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await goToAdding(section)
    const act = await section.findByRole('button', { name: says('access.act.assign') })
    const bar = act.closest<HTMLElement>('[data-selection]') ?? document.body
    const before = bar.offsetHeight
    await expect(before).toBeLessThan(64)
    await userEvent.click(await section.findByRole('checkbox', { name: says('data.selection.all') }))
    const clear = await section.findByRole('button', { name: says('data.selection.clear') })
    await expect(clear).toBeVisible()
    await expect(bar.offsetHeight).toBe(before)
    await userEvent.click(clear)
    await expect(clear).not.toBeVisible()
    await expect(bar.offsetHeight).toBe(before)
  },
}

/** The buttons say why they do nothing. */
export const NothingChosen: Story = {
  name: 'NothingChosen · ACC-07 ACC-16 PRM-09 C221',
  globals: { locale: 'fr', viewport: undefined },
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await press(section, says('access.act.remove'))
    await goToAdding(section)
    const add = await section.findByRole('button', { name: says('access.act.assign') })
    await expect(add).toHaveAccessibleDescription(says('access.act.none'))
    await userEvent.click(add)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
    for (const call of ['assignUserBrands', 'removeBrandUsers', 'assignBrandUsers'] as const)
      await expect(callsTo(call)).toEqual([])
  },
}

/** A link to one person's access shows it first on a phone, not the rules; they come after it. */
export const OnePersonOnPhone: Story = {
  name: 'OnePersonOnPhone · ACC-03 ACC-13 NFR-07',
  globals: { locale: 'fr' },
  args: { url: '/settings?access_user=3#marques' },
  play: async () => {
    const section = await openAccess()
    const person = await section.findByRole('heading', { name: 'Léa D’Arcy-Müller' })
    const brand = await section.findByText('Café de l’Étoile')
    const rules = section.getByText(says('access.rules.title')).getBoundingClientRect()
    await expect(rules.top).toBeGreaterThan(brand.getBoundingClientRect().bottom)
    await expect(person.getBoundingClientRect().top).toBeLessThan(rules.top)
  },
}
