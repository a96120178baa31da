import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { MoonIcon, SunIcon } from '~/design/icons/first-icons'
import { MonitorIcon } from '~/design/icons/icons'
import { Checkbox } from '~/design/inputs/Checkbox'
import { Combobox } from '~/design/inputs/Combobox'
import { RadioGroup } from '~/design/inputs/RadioGroup'
import { SegmentedControl } from '~/design/inputs/SegmentedControl'
import { Select } from '~/design/inputs/Select'
import { Switch } from '~/design/inputs/Switch'
import { ThemeChoice } from '~/design/inputs/ThemeChoice'
import { Box, Stack } from '~/design/layout/layout'

import { looks } from '../../.storybook/modes'

const meta = { title: 'Components/Choices' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const columns = { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }
const roles = [
  { value: 'brand_member', label: 'Membre Marque' },
  { value: 'brand_admin', label: 'Admin Marque' },
] as const

export const CheckboxRadioSwitch: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Box sx={columns}>
      <div>
        <Checkbox label="Se souvenir de moi" />
        <Checkbox label="Marque active" defaultChecked />
        <Checkbox label="Toutes les marques" indeterminate />
        <Checkbox label="Non modifiable" disabled />
        <Checkbox label="Non modifiable" disabled defaultChecked />
        <Checkbox label="Recevoir les rapports" helper="Un e-mail par semaine, le lundi." />
        <Checkbox label="J’accepte les conditions" error="Vous devez accepter les conditions" />
      </div>
      <Stack spacing={2}>
        <RadioGroup label="Rôle" options={roles} value="brand_member" onChange={() => {}} />
        <RadioGroup label="Rôle" options={roles} value={null} onChange={() => {}} error="Choisissez un rôle" />
        <RadioGroup label="Rôle" options={roles} value="brand_admin" onChange={() => {}} disabled row />
      </Stack>
      <Stack>
        <Switch label="Marque active" defaultChecked />
        <Switch label="Marque inactive" />
        <Switch label="Non modifiable" disabled />
        <Switch label="Non modifiable" disabled defaultChecked />
        <SegmentedControl
          label="Thème"
          value="light"
          onChange={() => {}}
          options={[
            { value: 'light', label: 'Clair', icon: <SunIcon size={16} /> },
            { value: 'dark', label: 'Sombre', icon: <MoonIcon size={16} /> },
            { value: 'system', label: 'Système', icon: <MonitorIcon size={16} /> },
          ]}
        />
      </Stack>
    </Box>
  ),
}

export const ThemeThreeWay: Story = {
  render: () => (
    <Box sx={{ maxWidth: 320 }}>
      <ThemeChoice />
    </Box>
  ),
  play: async ({ canvas, step }) => {
    const root = document.documentElement
    await step('THM-03 · a choice shows at once and is kept', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Sombre' }))
      await expect(root).toHaveAttribute('data-theme', 'dark')
      await expect(root.style.colorScheme).toBe('dark')
      await expect(localStorage.getItem('theme')).toBe('dark')
    })
    await step('THM-04 · the way back to the system', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'Système' })).toBeChecked()
      await expect(localStorage.getItem('theme')).toBeNull()
    })
  },
}

type Brand = { id: number; name: string }
const brands: Brand[] = ['Maison Dubois', 'Boulangerie Léa', 'Brasserie du Port', 'Éditions du Canal'].map(
  (name, id) => ({ id, name }),
)
const many: Brand[] = Array.from({ length: 100 }, (_, id) => ({ id, name: `Marque n° ${id + 1}` }))
const brandOf = { optionKey: ({ id }: Brand) => id, optionLabel: ({ name }: Brand) => name }
const ignore = () => {}

export const SelectAndAutocomplete: Story = {
  render: () => (
    <Box sx={columns}>
      <Select label="Rôle" options={roles} value="brand_member" onChange={ignore} />
      <Select label="Rôle" options={roles} value="" placeholder="Choisir un rôle" onChange={ignore} />
      <Select label="Rôle" options={roles} value="" onChange={ignore} error="Choisissez un rôle" />
      <Select label="Rôle" options={roles} value="brand_admin" onChange={ignore} disabled optional />
      <Combobox label="Marque" options={brands} {...brandOf} value={brands[0] ?? null} onChange={ignore} />
      <Combobox
        label="Marque"
        options={brands}
        {...brandOf}
        value={null}
        onChange={ignore}
        error="Choisissez une marque"
      />
      <Combobox
        label="Marque"
        options={brands}
        {...brandOf}
        value={null}
        onChange={ignore}
        placeholder="Rechercher…"
        disabled
      />
    </Box>
  ),
}

function RoleSelect() {
  const [role, setRole] = useState<'brand_member' | 'brand_admin'>('brand_member')
  return <Select label="Rôle" options={roles} value={role} onChange={setRole} helper="Il peut changer plus tard." />
}

export const SelectOpen: Story = {
  render: () => (
    <Box sx={{ maxWidth: 320 }}>
      <RoleSelect />
    </Box>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Rôle' })
    await userEvent.click(select)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(select).toHaveTextContent('Admin Marque')
    await expect(select).toHaveAccessibleDescription('Il peut changer plus tard.')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(select)
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

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
    await expect(await screen.findByText('Chargement…')).toBeVisible()
  },
}

export const AutocompleteNoOption: Story = {
  ...opened(brands),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect(await screen.findByText('Aucun choix ne correspond')).toBeVisible()
  },
}
