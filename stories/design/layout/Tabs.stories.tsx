import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { Stack } from '~/design/layout/Flex'
import { Stepper } from '~/design/layout/Stepper'
import { TabPanel, Tabs } from '~/design/layout/Tabs'

const meta = { title: 'Components/Tabs', component: Tabs } satisfies Meta

export default meta
type Story = StoryObj

function LiveTabs() {
  const [tab, setTab] = useState<'users' | 'invitations' | 'archive'>('users')
  return (
    <div>
      <Tabs
        label="Utilisateurs et invitations"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'users', label: 'Utilisateurs' },
          { id: 'invitations', label: 'Invitations', count: 4 },
          { id: 'archive', label: 'Archives', disabled: true },
        ]}
      />
      <TabPanel id={tab}>{tab === 'users' ? 'Les utilisateurs' : 'Les invitations'}</TabPanel>
    </div>
  )
}

export const TabsAndStepper: Story = {
  name: 'Tabs and Stepper',
  render: () => (
    <Stack spacing={4}>
      <LiveTabs />
      <Stepper
        label="Inscription"
        steps={[
          { id: 'one', label: 'Informations personnelles', state: 'done' },
          { id: 'two', label: 'Dernière étape !', state: 'current' },
          { id: 'three', label: 'Tableau de bord', state: 'todo' },
        ]}
      />
      <Stepper
        label="Inscription"
        steps={[
          { id: 'one', label: 'Informations personnelles', state: 'error' },
          { id: 'two', label: 'Dernière étape !', state: 'todo' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Utilisateurs' }))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('tab', { name: /Invitations/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Les invitations')
    await expect(canvas.getByText('Dernière étape !', { selector: '[aria-current] *' })).toBeVisible()
  },
}
