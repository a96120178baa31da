import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { RadioGroup } from '~/design/inputs/RadioGroup'

import { text } from '../../support/text'

const meta = { component: RadioGroup } satisfies Meta

export default meta
type Story = StoryObj

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
