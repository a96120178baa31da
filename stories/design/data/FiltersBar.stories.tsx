import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'

import { FiltersBar as Filters } from '~/design/data/FiltersBar'
import { ToolLine } from '~/design/data/ToolLine'
import { Button } from '~/design/inputs/Button'
import { SearchField } from '~/design/inputs/SearchField'
import { Select } from '~/design/inputs/Select'
import { Stack } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'
import { text } from '../../support/text'

const meta = { title: 'Components/FiltersBar', component: Filters } satisfies Meta

export default meta
type Story = StoryObj

const ignore = () => {}

const states = [
  { value: 'all', label: 'Toutes' },
  { value: 'active', label: 'Actives' },
] as const

const tools = (
  <ToolLine>
    <Button variant="outlined" color="neutral">
      Colonnes
    </Button>
  </ToolLine>
)

function LiveFilters({ labels }: { labels: string[] }) {
  const [left, setLeft] = useState(labels)
  const [text, setText] = useState('')
  const active = left.map((label) => ({
    id: label,
    label,
    onRemove: () => setLeft(left.filter((one) => one !== label)),
  }))
  return (
    <Filters
      search={<SearchField label="Rechercher une marque" value={text} onChange={setText} />}
      tools={tools}
      active={active}
      found={active.length}
      onClear={() => setLeft([])}
    >
      <Select label="État" options={states} value="all" onChange={ignore} />
    </Filters>
  )
}

export const FiltersBar: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Stack spacing={5}>
      <LiveFilters labels={[]} />
      <div data-testid="two">
        <LiveFilters labels={['Actives', 'Entreprise : Atelier Lumière']} />
      </div>
      <LiveFilters labels={[`Recherche : ${'boulangerie pâtisserie '.repeat(6)}`, 'Actives']} />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const [remove] = canvas.getAllByRole('button', {
      name: text('data.filters.remove', { name: 'Entreprise : Atelier Lumière' }),
    })
    if (remove) await userEvent.click(remove)
    await expect(canvas.queryByText('Entreprise : Atelier Lumière')).toBeNull()
    await step('the focus goes to what is next, and what went is said', async () => {
      const bar = within(canvas.getByTestId('two'))
      await expect(bar.getByRole('button', { name: text('data.filters.clear') })).toHaveFocus()
      await expect(bar.getByRole('status')).toHaveTextContent(
        `${text('data.filters.removed', { name: 'Entreprise : Atelier Lumière' })}. ${text('data.results', { count: 1 })}`,
      )
      await userEvent.click(bar.getByRole('button', { name: text('data.filters.remove', { name: 'Actives' }) }))
      await expect(bar.getByRole('searchbox', { name: 'Rechercher une marque' })).toHaveFocus()
      await expect(bar.getByRole('status')).toHaveTextContent(
        `${text('data.filters.removed', { name: 'Actives' })}. ${text('data.results', { count: 0 })}`,
      )
    })
  },
}

const ofCompany = () => text('brandpages.filter.company', { company: 'Compagnie Générale '.repeat(3).trim() })

/** On a tablet a further filter does not move the list: the longest are cut, the others are not. */
export const OnOneLine: Story = {
  globals: { viewport: { value: 'w768' } },
  render: () => (
    <div style={{ width: 704 }}>
      <LiveFilters labels={['État : Active', ofCompany(), 'Sans administrateur']} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector<HTMLElement>('[data-line]')?.offsetHeight).toBe(40)
    const cut = (shown: string) => {
      const label = canvas.getByText(shown)
      return label.scrollWidth > label.clientWidth
    }
    await expect([cut('État : Active'), cut(ofCompany())]).toEqual([false, true])
    await expect(cut(text('data.filters.clear'))).toBe(false)
  },
}

/** Typing neither wraps a filter nor moves the list. */
export const TypedOnOneLine: Story = {
  name: 'TypedOnOneLine · NFR-12',
  globals: { viewport: { value: 'w768' } },
  render: () => (
    <div style={{ width: 704 }}>
      <Filters
        search={<SearchField label="Rechercher une marque" value="Maison" onChange={ignore} />}
        tools={tools}
        active={[]}
        onClear={ignore}
      >
        <Select label="État" options={states} value="all" onChange={ignore} />
        <Select label="Pages" options={states} value="all" onChange={ignore} />
      </Filters>
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('combobox').map((field) => field.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

export const FiltersSheet: Story = {
  globals: { viewport: { value: 'w390' } },
  render: () => <LiveFilters labels={['Actives', 'Entreprise : Atelier Lumière']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('data.filters.active', { count: 2 }) }))
    const sheet = within(await screen.findByRole('dialog', { name: text('data.filters') }))
    await userEvent.click(sheet.getByRole('button', { name: text('data.filters.remove', { name: 'Actives' }) }))
    await expect(sheet.getByRole('status')).toHaveTextContent(
      `${text('data.filters.removed', { name: 'Actives' })}. ${text('data.results', { count: 1 })}`,
    )
    await userEvent.click(sheet.getByRole('button', { name: text('data.filters.clear') }))
    await expect(sheet.getByRole('combobox', { name: 'État' })).toHaveFocus()
    await expect(sheet.getByRole('status')).toHaveTextContent(
      `${text('data.filters.cleared')}. ${text('data.results', { count: 0 })}`,
    )
  },
}
