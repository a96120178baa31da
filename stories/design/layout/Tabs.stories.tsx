import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { TabPanel, Tabs } from '~/design/layout/Tabs'

const meta = { component: Tabs } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Tabs> = {
  args: {
    label: 'Utilisateurs et invitations',
    value: 'users',
    tabs: [
      { id: 'users', label: 'Utilisateurs' },
      { id: 'invitations', label: 'Invitations', count: 4 },
      { id: 'archive', label: 'Archives', disabled: true },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <div>
      <Tabs {...args} />
      <TabPanel id={args.value}>Les utilisateurs</TabPanel>
    </div>
  ),
}

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

export const TabsOfAPage: Story = {
  name: 'Tabs',
  render: () => <LiveTabs />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Utilisateurs' }))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('tab', { name: /^Invitations ?, \d+$/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Les invitations')
    // the browser's way back
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(canvas.getByRole('tab', { name: /Invitations/ })).toHaveFocus()
  },
}
