import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { SelectionBar } from '~/design/data/SelectionBar'

import { says } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { openAccess } from './access-page'

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
