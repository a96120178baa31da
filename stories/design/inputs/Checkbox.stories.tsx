import type { Meta, StoryObj } from '@storybook/react-vite'

import { MoonIcon, SunIcon } from '~/design/icons/first-icons'
import { MonitorIcon } from '~/design/icons/icons'
import { Checkbox } from '~/design/inputs/Checkbox'
import { RadioGroup } from '~/design/inputs/RadioGroup'
import { SegmentedControl } from '~/design/inputs/SegmentedControl'
import { Switch } from '~/design/inputs/Switch'
import { Box, Stack } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'

const meta = { component: Checkbox } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Checkbox> = {
  args: { label: 'Rester connecté', helper: 'Pendant 30 jours.', indeterminate: false, disabled: false },
}

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
        <RadioGroup label="Rôle" options={roles} value="brand_admin" onChange={() => {}} disabled />
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
