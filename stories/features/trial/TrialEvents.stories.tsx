import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { NoTrialEvent, TrialEvents as Events } from '~/features/trial/TrialEventsCard'

import { looks } from '../../../.storybook/modes'
import { formats, fromServer, text } from '../../support/text'

const meta = {
  component: Events,
  tags: ['money'],
  args: { events: [] },
} satisfies Meta<typeof Events>

export default meta
type Story = StoryObj<typeof meta>

const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

export const TrialEvents: Story = {
  tags: ['TRI-14'],
  parameters: { chromatic: { modes: looks } },
  args: {
    events: [
      { id: 1, event_type: 'trial_started', created_at: '2026-03-07T08:00:00Z' },
      {
        id: 2,
        event_type: 'trial_reminder',
        description: 'Rappel envoyé par e-mail.',
        created_at: '2026-03-14T08:00:00Z',
      },
      { id: 3, event_type: 'trial_extended', created_at: '2026-03-15T08:00:00Z' },
      { event_type: 'payment_method_added' },
      {},
    ],
  },
  play: async () => {
    await expect(said()).toEqual([
      `${text('trial.events.extended')}${formats().relative('2026-03-15')}`,
      `${fromServer('Rappel envoyé par e-mail.', 'trial.events.reminder')}${formats().relative('2026-03-14')}`,
      `${text('trial.events.started')}${formats().date('2026-03-07')}`,
      `${text('trial.events.unknown')}payment method added`,
      text('trial.events.unknown'),
    ])
  },
}

export const TrialEventsEmpty: Story = {
  tags: ['TRI-14'],
  render: () => <NoTrialEvent />,
  play: async () => {
    await expect(screen.getByText(text('trial.events.empty'))).toBeVisible()
  },
}

export const ManyEvents: Story = {
  args: {
    events: Array.from({ length: 20 }, (_, at) => ({
      event_type: 'trial_reminder',
      description: `Rappel ${at + 1}`,
      created_at: '2026-03-14T08:00:00Z',
    })),
  },
  play: async () => {
    await expect(said()).toHaveLength(6)
    await userEvent.click(screen.getByRole('button', { name: text('trial.events.more') }))
    await expect(said()).toHaveLength(20)
  },
}

/** The provider writes French: what is known is said in the reader's language, the rest is marked. */
export const TrialEventsInGerman: Story = {
  tags: ['TRI-14', 'LAN-36'],
  globals: { locale: 'de' },
  args: {
    events: [
      {
        event_type: 'trial_extended',
        description: 'Essai prolongé d’une semaine.',
        created_at: '2026-03-15T08:00:00Z',
      },
      { event_type: 'call', description: 'Appel de bienvenue.', created_at: '2026-03-14T08:00:00Z' },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Testphase verlängert')).toBeVisible()
    await expect(screen.queryByText(/Essai prolongé/)).toBeNull()
    await expect(screen.getByText('Appel de bienvenue.')).toHaveAttribute('lang', 'fr')
  },
}
