import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { CommandLayer } from '~/design/layers/CommandLayer'
import { Palette } from '~/features/palette/Palette'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { openPalette } from './palette-page'

const meta = {
  title: 'features/palette/Palette',
  component: Screen,
  subcomponents: { Palette, CommandLayer },
  args: { url: '/settings' },
  ...pageMeta,
  globals: { viewport: { value: 'w360' } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const close = () => screen.getByRole('button', { name: text('common.dialog.close') })
const layer = () => screen.getByRole('dialog').getBoundingClientRect()

/** What was found fills the window down to its end, and closing takes no line of its own. */
export const FillsTheWindow: Story = {
  tags: ['NFR-07', 'NFR-09'],
  play: async () => {
    const field = await openPalette()
    await expect(field).toHaveAttribute('placeholder', text('lists.search'))
    await userEvent.paste('bou')
    await screen.findByRole('group', { name: text('navigation.users') })
    await waitFor(() => expect(layer().height).toBe(innerHeight))
    await expect(field.getBoundingClientRect().top).toBeLessThan(close().getBoundingClientRect().bottom)
    await expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(close().getBoundingClientRect().left)
    const list = screen.getByRole('listbox')
    // all of it, or as much as there is room for: below it only the hints
    await expect(list.clientHeight).toBeGreaterThanOrEqual(Math.min(list.scrollHeight, innerHeight - 110))
    await userEvent.click(close())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The keyboard of a phone covers the lower half: the list ends above it. */
export const AboveTheKeyboard: Story = {
  tags: ['NFR-07', 'NFR-09'],
  beforeEach: () => {
    const { visualViewport } = window
    const above = Object.assign(new EventTarget(), { height: 300, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: above })
    return () => Object.defineProperty(window, 'visualViewport', { configurable: true, value: visualViewport })
  },
  play: async () => {
    await openPalette()
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(layer().height).toBe(300))
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(300)
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
  },
}
