import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { FiltersBar as Filters } from '~/design/data/FiltersBar'
import { Pagination } from '~/design/data/Pagination'
import { Timeline as Line } from '~/design/data/Timeline'
import { InfoIcon, WarningIcon } from '~/design/icons/first-icons'
import { BrandsIcon, ClockIcon, UserIcon } from '~/design/icons/icons'
import { SearchField } from '~/design/inputs/SearchField'
import { Select } from '~/design/inputs/Select'
import { Box, Stack } from '~/design/layout/layout'

import { looks } from '../../.storybook/modes'

const meta = { title: 'Components/Lists' } satisfies Meta

export default meta
type Story = StoryObj

const onPage = fn()
const ignore = () => {}

export const PaginationVariants: Story = {
  render: () => (
    <Stack spacing={2}>
      <Pagination
        label="Première page"
        page={1}
        pageSize={20}
        count={20}
        total={47}
        onPage={onPage}
        onPageSize={ignore}
      />
      <Pagination label="Page du milieu" page={2} pageSize={20} count={20} total={47} onPage={ignore} />
      <Pagination label="Dernière page" page={3} pageSize={20} count={7} total={47} onPage={ignore} />
      <Pagination label="Page unique" page={1} pageSize={20} count={12} total={12} onPage={ignore} />
      <Pagination label="Aucune ligne" page={1} pageSize={20} count={0} total={0} onPage={ignore} />
      <Pagination label="Total inconnu" page={4} pageSize={20} count={20} hasNext onPage={ignore} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    onPage.mockClear()
    const [first] = canvas.getAllByRole('button', { name: 'Page suivante' })
    const [previous] = canvas.getAllByRole('button', { name: 'Page précédente' })
    await expect(previous).toBeDisabled()
    if (first) await userEvent.click(first)
    await expect(onPage).toHaveBeenCalledWith(2)
    await expect(canvas.getByText(/^61–80$/)).toBeVisible()
  },
}

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
    const [remove] = canvas.getAllByRole('button', { name: 'Retirer le filtre Entreprise : Atelier Lumière' })
    if (remove) await userEvent.click(remove)
    await expect(canvas.queryByText('Entreprise : Atelier Lumière')).toBeNull()
    await step('the focus goes to what is next, and what went is said', async () => {
      const bar = within(canvas.getByTestId('two'))
      await expect(bar.getByRole('button', { name: 'Effacer les filtres' })).toHaveFocus()
      await expect(bar.getByRole('status')).toHaveTextContent('Filtre Entreprise : Atelier Lumière retiré. 1 résultat')
      await userEvent.click(bar.getByRole('button', { name: 'Retirer le filtre Actives' }))
      await expect(bar.getByRole('searchbox', { name: 'Rechercher une marque' })).toHaveFocus()
      await expect(bar.getByRole('status')).toHaveTextContent('Filtre Actives retiré. Aucun résultat')
    })
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

const ago = (date: string, text: string) => <time dateTime={date}>{text}</time>

export const Timeline: Story = {
  render: () => (
    <Box sx={{ maxWidth: 480 }}>
      <Line
        label="Activité récente"
        atFirst={4}
        more="Voir plus d’activité"
        entries={[
          {
            id: 1,
            icon: <UserIcon />,
            tone: 'info',
            title: 'Léa Martin a rejoint Maison Dubois',
            time: ago('2026-03-16T08:40:00Z', 'il y a 20 minutes'),
          },
          {
            id: 2,
            icon: <BrandsIcon />,
            tone: 'success',
            title: 'Brasserie du Port a été activée',
            description: 'Par Claire Fontaine',
            time: ago('2026-03-15T14:00:00Z', 'hier'),
          },
          {
            id: 3,
            icon: <WarningIcon />,
            tone: 'warning',
            title: 'Période d’essai : 3 jours restants',
            time: ago('2026-03-14T09:00:00Z', 'il y a 2 jours'),
          },
          { id: 4, icon: <InfoIcon />, title: 'brand_export_requested', description: 'Type inconnu, montré tel quel' },
          { id: 5, icon: <ClockIcon />, title: 'Sans date' },
        ]}
      />
    </Box>
  ),
}
