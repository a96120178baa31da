import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { Facts } from '~/design/data/Facts'
import { FiltersBar } from '~/design/data/FiltersBar'
import { FilterIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { RadioGroup } from '~/design/inputs/RadioGroup'
import { SearchField } from '~/design/inputs/SearchField'
import { Switch } from '~/design/inputs/Switch'
import { Dialog } from '~/design/layers/layers'
import { Card } from '~/design/layout/Card'
import { Column } from '~/design/layout/Flex'
import { Columns, MainAndSide } from '~/design/layout/Grid'

import { withLargeText } from '../support/large-text'

const meta = {} satisfies Meta

export default meta
type Story = StoryObj

const boxOf = (part: Element) => part.getBoundingClientRect()
const markOf = (input: Element) => Number.parseFloat(getComputedStyle(input, '::before').width)

/** Text twice as large (WCAG 1.4.4): boxes, switches and icons are twice as large too, and targets hold them. */
export const Controls: Story = {
  tags: ['NFR-08', 'NFR-09'],
  beforeEach: withLargeText,
  render: () => (
    <Column gap={1}>
      <Checkbox label="Actives seulement" defaultChecked />
      <RadioGroup label="Thème" options={[{ value: 'light', label: 'Clair' }]} value="light" onChange={() => {}} />
      <Switch label="Marque active" defaultChecked />
      <IconButton label="Filtrer">
        <FilterIcon />
      </IconButton>
    </Column>
  ),
  play: async () => {
    await expect(markOf(screen.getByRole('checkbox'))).toBe(32)
    await expect(markOf(screen.getByRole('radio'))).toBe(32)
    await expect(markOf(screen.getByRole('switch'))).toBe(80)
    const button = screen.getByRole('button', { name: 'Filtrer' })
    await expect(boxOf(button.querySelector('svg') ?? button).width).toBe(40)
    await expect(boxOf(button).width).toBeGreaterThan(48)
    // in line with each other, as in the usual size
    const start = (role: 'checkbox' | 'radio') => {
      const { left, width } = boxOf(screen.getByRole(role))
      return left + (width - 32) / 2
    }
    await expect(start('radio')).toBe(start('checkbox'))
  },
}

const parts = (
  <Column gap={2}>
    <MainAndSide>
      <Card>Informations</Card>
      <div className="side">
        <Card>Administrateur</Card>
      </div>
    </MainAndSide>
    <Columns count={2} gap={2}>
      <Card>Prénom</Card>
      <Card>Nom</Card>
    </Columns>
    <Columns count={3} gap={2}>
      <Card>E-mail</Card>
      <Card>Rôle</Card>
      <Card>Marque</Card>
    </Columns>
    <Facts
      look="stacked"
      facts={[
        { id: 'site', name: 'Site', value: 'Atelier' },
        { id: 'phone', name: 'Téléphone', value: '01 02' },
      ]}
    />
  </Column>
)

const PAIRS = [
  ['Informations', 'Administrateur'],
  ['Prénom', 'Nom'],
  ['E-mail', 'Marque'],
  ['Site', 'Téléphone'],
] as const

const beside = () =>
  PAIRS.map(([one, other]) => boxOf(screen.getByText(other)).top < boxOf(screen.getByText(one)).bottom)

export const ColumnsInUsualText: Story = {
  tags: ['NFR-09'],
  parameters: { steps: { from: 'md' } },
  render: () => parts,
  play: async () => expect(beside()).toEqual([true, true, true, true]),
}

/** A window of 800 px holds what 400 px did: one column. */
export const ColumnsInLargeText: Story = {
  tags: ['NFR-08', 'NFR-09'],
  globals: { viewport: { value: 'w768' } },
  beforeEach: withLargeText,
  render: () => parts,
  play: async () => expect(beside()).toEqual([false, false, false, false]),
}

/** As wide for its text as in the usual size, where the window allows. */
export const DialogInLargeText: Story = {
  tags: ['NFR-08', 'NFR-09'],
  parameters: { steps: { from: 'md' } },
  beforeEach: withLargeText,
  render: () => (
    <Dialog open title="Supprimer Maison Dubois" onClose={() => {}}>
      La marque, ses pages et ses statistiques seront supprimées.
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.offsetWidth).toBe(960)
  },
}

/** Filters keep room for their words. */
export const FiltersInLargeText: Story = {
  tags: ['NFR-08', 'NFR-09'],
  parameters: { steps: { from: 'md' } },
  beforeEach: withLargeText,
  render: () => (
    <FiltersBar
      search={<SearchField label="Rechercher une marque" value="" onChange={() => {}} />}
      tools={undefined}
      active={[]}
      onClear={() => {}}
    />
  ),
  play: async () => {
    const search = screen.getByRole('searchbox')
    await expect(boxOf(search).width).toBeGreaterThanOrEqual(480)
  },
}

/** On a phone, a typed text and its clear button stay on the screen. */
export const SearchInLargeText: Story = {
  tags: ['NFR-08', 'NFR-09'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: withLargeText,
  render: () => (
    <FiltersBar
      search={<SearchField label="Rechercher une marque" value="Maison" onChange={() => {}} />}
      tools={undefined}
      active={[]}
      onClear={() => {}}
    />
  ),
  play: async () => expect(document.documentElement.scrollWidth).toBe(window.innerWidth),
}
