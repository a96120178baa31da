import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import type { PlainMessageId } from '~/i18n/messages'

import { languages } from '../../../.storybook/modes'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  ...pageMeta,
  globals: { viewport: { value: 'w360' } },
  parameters: { ...pageMeta.parameters, chromatic: { modes: languages } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Lines of controls between the head of the page and the list: a control that begins below all before it begins a line. */
function linesAbove(list: HTMLElement): string[][] {
  const top = screen.getByRole('searchbox').getBoundingClientRect().top
  const controls = [...screen.getByRole('main').querySelectorAll<HTMLElement>('input, button, [role="combobox"]')]
    .map((control) => ({ name: control.textContent ?? '', box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.top >= top - 8 && box.bottom <= list.getBoundingClientRect().top)
  const lines: string[][] = []
  let end = -Infinity
  for (const { name, box } of controls) {
    if (box.top >= end) lines.push([])
    lines.at(-1)?.push(name)
    end = Math.max(end, box.bottom)
  }
  return lines
}

/** Its placeholder is not cut, and its name says what is searched for. */
async function expectWholeSearch() {
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  const { font, paddingLeft, paddingRight } = getComputedStyle(field)
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('No canvas')
  canvas.font = font
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  await expect(canvas.measureText(field.placeholder).width).toBeLessThanOrEqual(room)
  await expect(field.ariaLabel?.toLowerCase()).toContain(field.placeholder.toLowerCase())
  await expect(field.ariaLabel).not.toBe(field.placeholder)
}

const few = (name: PlainMessageId): NonNullable<Story['play']> =>
  async function play() {
    const list = await screen.findByRole('list', { name: text(name) })
    await expect(linesAbove(list)).toHaveLength(1)
    await expectWholeSearch()
    await expect(screen.getByRole('button', { name: text('lists.export') })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  }

export const Brands: Story = { tags: ['NFR-09'], args: { url: '/brands' }, play: few('navigation.brands') }
/** What is filtered takes no line. */
export const FilteredBrands: Story = {
  ...Brands,
  tags: ['NFR-09'],
  args: { url: '/brands?is_active=true' },
}
export const GermanBrands: Story = {
  ...FilteredBrands,
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w360' }, locale: 'de' },
}
export const Users: Story = {
  tags: ['NFR-09'],
  args: { url: '/users?is_active=true' },
  play: few('navigation.users'),
}

/** Both acts of the page stand on one line, however long their words. */
export const ActsOfUsers: Story = {
  tags: ['NFR-09'],
  args: { url: '/users' },
  globals: { viewport: { value: 'w360' }, locale: 'de' },
  play: async () => {
    const link = await screen.findByRole('link', { name: /^\d+ ausstehende Einladungen$/ })
    const button = screen.getByRole('button', { name: text('users.invite') })
    await expect(button.getBoundingClientRect().top).toBe(link.getBoundingClientRect().top)
  },
}
