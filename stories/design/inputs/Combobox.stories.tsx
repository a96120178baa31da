import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Combobox } from '~/design/inputs/Combobox'
import { Select } from '~/design/inputs/Select'
import { Box } from '~/design/layout/Flex'

import { withLargeText } from '../../support/large-text'
import { text } from '../../support/text'

const meta = { component: Combobox } satisfies Meta

export default meta
type Story = StoryObj

type Brand = { id: number; name: string }

const brands: Brand[] = ['Maison Dubois', 'Boulangerie Léa', 'Brasserie du Port', 'Éditions du Canal'].map(
  (name, id) => ({ id, name }),
)

const many: Brand[] = Array.from({ length: 100 }, (_, id) => ({
  id,
  name: text('access.tile.selection.brand', { id: id + 1 }),
}))

const brandOf = { optionKey: ({ id }: Brand) => id, optionLabel: ({ name }: Brand) => name }

const longName: Brand = { id: 9, name: 'Compagnie internationale des arts de la table' }

/** To try its properties. */
export const Playground: StoryObj<typeof Combobox<Brand>> = {
  args: {
    label: 'Marque',
    options: brands,
    ...brandOf,
    value: null,
    placeholder: 'Choisir une marque',
    helper: 'Une marque active.',
    optional: true,
    loading: false,
    failed: false,
    disabled: false,
    onChange: fn(),
  },
}

const ignore = () => {}

const opened = (options: Brand[], more: { loading?: boolean; onSearch?: (text: string) => void } = {}): Story => ({
  render: () => (
    <Box sx={{ maxWidth: 320 }}>
      <Combobox label="Marque" options={options} {...brandOf} value={null} onChange={ignore} {...more} />
    </Box>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Marque' }))
  },
})

export const AutocompleteManyOptions: Story = opened(many)

export const AutocompleteLoading: Story = {
  ...opened([], { loading: true, onSearch: ignore }),
  play: async (context) => {
    await opened([]).play?.(context)
    await expect(await screen.findByText(text('common.loading'))).toBeVisible()
  },
}

export const AutocompleteNoOption: Story = {
  ...opened(brands),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect(await screen.findByText(text('common.noOption'))).toBeVisible()
  },
}

/** The list still holds the answer to an earlier text: what does not hold the new one is not offered. */
export const AutocompleteSearching: Story = {
  tags: ['C305'],
  ...opened(brands, { loading: true, onSearch: ignore }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bras')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}')
    const option = screen.getByRole('option', { name: 'Brasserie du Port' })
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', option.id)
  },
}

/** At the foot of the window the list opens above its field, and follows it when the page scrolls. */
export const AutocompleteNoRoomBelow: Story = {
  render: () => (
    <Box sx={{ maxWidth: 320, paddingBlock: 'calc(100vh - 80px) 200vh' }}>
      <Combobox label="Marque" options={brands} {...brandOf} value={brands[1] ?? null} onChange={ignore} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Marque' })
    field.focus({ preventScroll: true })
    window.scrollTo(0, 0)
    await userEvent.keyboard('{ArrowDown}')
    const list = (await screen.findByRole('listbox')).closest('[popover]')
    const box = field.parentElement
    if (!list || !box) throw new Error('the list is open, and the field has a box')
    const gapAbove = () => box.getBoundingClientRect().top - list.getBoundingClientRect().bottom
    await expect(list.matches(':popover-open')).toBe(true)
    await expect(gapAbove()).toBe(4)
    await expect(list.clientLeft + list.clientWidth + list.clientLeft).toBe(box.clientWidth)
    window.scrollTo(0, 300)
    await waitFor(() => expect(list.getBoundingClientRect().top - box.getBoundingClientRect().bottom).toBe(4))
    window.scrollTo(0, 0)
    await waitFor(() => expect(gapAbove()).toBe(4))
  },
}

/** The text ends before the buttons, which are larger than at its usual size. */
export const AutocompleteLargeText: Story = {
  tags: ['NFR-09'],
  render: () => (
    <Box sx={{ maxWidth: 320 }}>
      <Combobox label="Marque" options={[longName, ...brands]} {...brandOf} value={longName} onChange={ignore} />
    </Box>
  ),
  beforeEach: withLargeText,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Marque' })
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    const clear = await canvas.findByTitle(text('common.clear'))
    const end = field.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(field).paddingRight)
    await expect(end).toBeLessThanOrEqual(clear.querySelector('svg')?.getBoundingClientRect().left ?? 0)
  },
}

/** Beside each other, as in a list's filters: their chevrons stand at the same place. */
export const AutocompleteBesideSelect: Story = {
  render: () => (
    <Box sx={{ maxWidth: 320 }}>
      <Select label="État" options={[{ value: 'all', label: 'Tous' }]} value="all" onChange={ignore} />
      <Combobox label="Marque" options={brands} {...brandOf} value={null} onChange={ignore} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const ends = Array.from(canvasElement.querySelectorAll('svg'), (chevron) => chevron.getBoundingClientRect().right)
    await expect(ends).toHaveLength(2)
    await expect(ends[1]).toBe(ends[0])
  },
}
