import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { RadioGroup } from '~/design/inputs/RadioGroup'

import { text } from '../../support/text'

const meta = { component: RadioGroup } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof RadioGroup> = {
  args: {
    label: 'Rôle',
    options: [
      { value: 'brand_member', label: 'Membre Marque' },
      { value: 'brand_admin', label: 'Admin Marque', description: 'Gère les utilisateurs de la marque.' },
    ],
    value: 'brand_member',
    helper: 'Le rôle peut changer plus tard.',
    disabled: false,
    onChange: fn(),
  },
}

const roles = () =>
  [
    { value: 'brand_member', label: text('common.role.brand_member') },
    { value: 'brand_admin', label: text('common.role.brand_admin') },
  ] as const

function RoleChoice() {
  const [role, setRole] = useState<'brand_member' | 'brand_admin'>('brand_member')
  return <RadioGroup label="Rôle" options={roles()} value={role} onChange={setRole} />
}

export const ChosenByKeyboard: Story = {
  render: () => <RoleChoice />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: text('common.role.brand_member') })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: text('common.role.brand_admin') })).toBeChecked()
  },
}
