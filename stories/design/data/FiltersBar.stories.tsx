import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { FilterField, ToolLine } from '~/design/data/FilterField'
import { FiltersBar as Filters } from '~/design/data/FiltersBar'
import { Button } from '~/design/inputs/Button'
import { SearchField } from '~/design/inputs/SearchField'
import { Select } from '~/design/inputs/Select'
import { Stack } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'
import { text } from '../../support/text'

const meta = { component: Filters } satisfies Meta

export default meta
type Story = StoryObj

const ignore = () => {}

const states = () =>
  [
    { value: 'all', label: text('brandpages.filter.state.all') },
    { value: 'active', label: text('brands.active') },
  ] as const

function Tools() {
  return (
    <ToolLine>
      <Button variant="outlined" color="neutral">
        {text('lists.columns')}
      </Button>
    </ToolLine>
  )
}

const tools = <Tools />

const stateLabel = () => text('brandpages.state')
const company = () => text('brandpages.filter.company', { company: 'Atelier Lumière' })
const searchLabel = () => text('brands.selector.search')

type Shown = ReturnType<typeof states>[number]['value']

const State = ({ value, label = stateLabel() }: { value: Shown; label?: string }) => (
  <FilterField of="state">
    <Select label={label} options={states()} value={value} onChange={ignore} />
  </FilterField>
)

/** To try its properties. */
export const Playground: StoryObj<typeof Filters> = {
  args: {
    search: <SearchField label="Rechercher une marque" value="Maison" onChange={ignore} />,
    children: <State value="active" />,
    tools,
    active: [{ id: 'state', label: 'Actives', onRemove: fn() }],
    found: 12,
    onClear: fn(),
  },
}

function LiveFilters({ labels }: { labels: string[] }) {
  const [left, setLeft] = useState(labels)
  const [typed, setTyped] = useState('')
  const active = left.map((label) => ({
    id: label,
    label,
    onRemove: () => setLeft(left.filter((one) => one !== label)),
  }))
  return (
    <Filters
      search={<SearchField label={searchLabel()} value={typed} onChange={setTyped} />}
      tools={tools}
      active={active}
      found={active.length}
      onClear={() => setLeft([])}
    >
      <State value="all" />
      {active.map(({ id, label }) => (
        <FilterField key={id} of={id}>
          <span>{label}</span>
        </FilterField>
      ))}
    </Filters>
  )
}

export const FiltersBar: Story = {
  parameters: { steps: { from: 'md' }, chromatic: { modes: looks } },
  render: () => (
    <Stack spacing={5}>
      <LiveFilters labels={[]} />
      <div data-testid="two">
        <LiveFilters labels={[text('brands.active'), company()]} />
      </div>
      <LiveFilters labels={[`Recherche : ${'boulangerie pâtisserie '.repeat(6)}`, text('brands.active')]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bar = within(canvas.getByTestId('two'))
    // all rows of a list are no result
    const [all] = canvas.getAllByText(text('lists.results', { count: 0 }), { selector: '[aria-hidden] *' })
    await expect(all).not.toBeVisible()
    await expect(bar.getByText(text('lists.results', { count: 2 }), { selector: '[aria-hidden] *' })).toBeVisible()
    const remove = (name: string) => bar.getByRole('button', { name: text('lists.filters.remove', { name }) })
    await userEvent.click(remove(company()))
    await expect(bar.queryByText(company())).toBeNull()
    await expect(bar.getByRole('status')).toHaveTextContent(
      `${text('lists.filters.removed', { name: company() })}. ${text('lists.results', { count: 1 })}`,
    )
    await userEvent.click(bar.getByRole('button', { name: text('lists.filters.clear') }))
    await expect(bar.getByRole('searchbox', { name: searchLabel() })).toHaveFocus()
    await expect(bar.getByRole('status')).toHaveTextContent(
      `${text('lists.filters.cleared')}. ${text('lists.results', { count: 0 })}`,
    )
  },
}

/** On a tablet a further filter does not move the list. */
export const OnOneLine: Story = {
  globals: { viewport: { value: 'w768' } },
  render: () => (
    <div style={{ width: 704 }}>
      <LiveFilters labels={[text('brandpages.filter.company', { company: 'Compagnie Générale '.repeat(3).trim() })]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector<HTMLElement>('[data-line]')?.offsetHeight).toBe(36)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Typing neither wraps a filter nor moves the list. */
export const TypedOnOneLine: Story = {
  tags: ['NFR-12'],
  globals: { viewport: { value: 'w768' } },
  render: () => (
    <div style={{ width: 704 }}>
      <Filters
        search={<SearchField label={searchLabel()} value="Maison" onChange={ignore} />}
        tools={tools}
        active={[]}
        onClear={ignore}
      >
        <State value="all" />
        <State value="all" label="Pages" />
      </Filters>
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('combobox').map((field) => field.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

const ACTIVE_ONLY = 'Actives seulement'

function OneFilter() {
  const [value, setValue] = useState<Shown>('active')
  const remove = () => setValue('all')
  return (
    <Filters
      search={<SearchField label={searchLabel()} value="" onChange={ignore} />}
      tools={tools}
      active={value === 'all' ? [] : [{ id: 'state', label: ACTIVE_ONLY, onRemove: remove }]}
      found={47}
      onClear={remove}
    >
      <State value={value} />
    </Filters>
  )
}

/** A filter is shown once, by its control, and removed there. */
export const RemovedInItsFrame: Story = {
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  render: () => (
    <div style={{ width: 968 }}>
      <OneFilter />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(ACTIVE_ONLY)).toBeNull()
    const control = canvas.getByRole('combobox', { name: stateLabel() })
    await expect(control).toHaveTextContent(text('brands.active'))
    const name = ACTIVE_ONLY
    await userEvent.click(canvas.getByRole('button', { name: text('lists.filters.remove', { name }) }))
    await expect(control).toHaveTextContent(text('brandpages.filter.state.all'))
    await expect(control).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${text('lists.filters.removed', { name })}. ${text('lists.results', { count: 47 })}`,
    )
    await expect(canvas.queryByRole('button', { name: text('lists.filters.clear') })).toBeNull()
  },
}

export const FiltersSheet: Story = {
  globals: { viewport: { value: 'w390' } },
  render: () => <LiveFilters labels={[text('brands.active'), company()]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('lists.filters.active', { count: 2 }) }))
    const sheet = within(await screen.findByRole('dialog', { name: text('lists.filters') }))
    await userEvent.click(sheet.getByRole('button', { name: text('lists.filters.clear') }))
    await expect(sheet.getByRole('combobox', { name: stateLabel() })).toHaveFocus()
    await expect(sheet.getByRole('status')).toHaveTextContent(
      `${text('lists.filters.cleared')}. ${text('lists.results', { count: 0 })}`,
    )
  },
}
