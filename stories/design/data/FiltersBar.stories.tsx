import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'

import { FiltersBar as Filters } from '~/design/data/FiltersBar'
import { SearchField } from '~/design/inputs/SearchField'
import { Select } from '~/design/inputs/Select'
import { Stack } from '~/design/layout/layout'

import { looks } from '../../../.storybook/modes'

const meta = { title: 'Components/FiltersBar', component: Filters } satisfies Meta

export default meta
type Story = StoryObj

const ignore = () => {}

const states = [
  { value: 'all', label: 'Toutes' },
  { value: 'active', label: 'Actives' },
] as const

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
      active={active}
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
      <LiveFilters labels={['Actives', 'Entreprise : Atelier Lumière']} />
      <LiveFilters labels={[`Recherche : ${'boulangerie pâtisserie '.repeat(6)}`, 'Actives']} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [remove] = canvas.getAllByRole('button', { name: 'Retirer le filtre Entreprise : Atelier Lumière' })
    if (remove) await userEvent.click(remove)
    await expect(canvas.queryByText('Entreprise : Atelier Lumière')).toBeNull()
  },
}

export const FiltersSheet: Story = {
  globals: { viewport: { value: 'w390' } },
  render: () => <LiveFilters labels={['Actives', 'Entreprise : Atelier Lumière']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres (2 actifs)' }))
    await expect(await screen.findByRole('dialog', { name: 'Filtres' })).toBeVisible()
  },
}
