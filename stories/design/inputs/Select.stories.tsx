import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Combobox } from '~/design/inputs/Combobox'
import { Select } from '~/design/inputs/Select'
import { Box } from '~/design/layout/Flex'

import { text } from '../../support/text'

const meta = { component: Select } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Select> = {
  args: {
    label: 'Rôle',
    options: [
      { value: 'brand_member', label: 'Membre Marque' },
      { value: 'brand_admin', label: 'Admin Marque' },
    ],
    value: 'brand_member',
    optional: true,
    disabled: false,
    onChange: fn(),
  },
}

const columns = { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }

const roles = () =>
  [
    { value: 'brand_member', label: text('common.role.brand_member') },
    { value: 'brand_admin', label: text('common.role.brand_admin') },
  ] as const

type Brand = { id: number; name: string }

const brands: Brand[] = ['Maison Dubois', 'Boulangerie Léa', 'Brasserie du Port', 'Éditions du Canal'].map(
  (name, id) => ({ id, name }),
)

const brandOf = { optionKey: ({ id }: Brand) => id, optionLabel: ({ name }: Brand) => name }

const ignore = () => {}

/** Each label is that of an element: of its field, or, beside a list that opens, no label but a text that names it. */
export const SelectAndAutocomplete: Story = {
  tags: ['NFR-08'],
  render: () => (
    <Box sx={columns}>
      <Select label="Rôle" options={roles()} value="brand_member" onChange={ignore} />
      <Select label="Rôle" options={roles()} value="" placeholder="Choisir un rôle" onChange={ignore} />
      <Select label="Rôle" options={roles()} value="" onChange={ignore} error="Choisissez un rôle" />
      <Select label="Rôle" options={roles()} value="brand_admin" onChange={ignore} disabled optional />
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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('combobox', { name: /^Rôle/ })).toHaveLength(4)
    await expect(canvas.getAllByRole('combobox', { name: /^Marque/ })).toHaveLength(3)
    // the texts of both begin at the same distance from the border
    const [role, brand] = ['Rôle', 'Marque'].map((name) => canvas.getAllByRole('combobox', { name })[0])
    if (!role || !brand) throw new Error('No field')
    await expect(getComputedStyle(role).paddingInlineStart).toBe(getComputedStyle(brand).paddingInlineStart)
    for (const label of canvasElement.querySelectorAll('label')) await expect(label.control).not.toBeNull()
  },
}

function RoleSelect() {
  const [role, setRole] = useState<'brand_member' | 'brand_admin'>('brand_member')
  return <Select label="Rôle" options={roles()} value={role} onChange={setRole} helper="Il peut changer plus tard." />
}

export const SelectOpen: Story = {
  render: () => (
    <Box sx={{ maxWidth: 320 }}>
      <RoleSelect />
    </Box>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Rôle' })
    await userEvent.click(canvas.getByText('Rôle'))
    await expect(select).toHaveFocus()
    await userEvent.click(select)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(select).toHaveTextContent(text('common.role.brand_admin'))
    await expect(select).toHaveAccessibleDescription('Il peut changer plus tard.')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(select)
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    // the list has the focus, and the field still shows to which it belongs
    await expect(select).not.toHaveFocus()
    await expect(select.parentElement).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' })
  },
}
