import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { UsageBar } from '~/design/feedback/UsageBar'
import { Stack } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'
import { formats, inOrder, pattern, text } from '../../support/text'

const meta = { component: UsageBar } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof UsageBar> = {
  args: { label: 'Utilisateurs', used: 42, limit: 50, reserved: 3, pending: 3 },
}

/** As narrow as in the navigation: the figures are on the line of their name, pending ones below the bar. */
export const UsageBarNarrow: Story = {
  tags: ['COM-02', 'COM-09'],
  render: () => (
    <div style={{ width: 196 }}>
      <UsageBar label="Utilisateurs" used={85} pending={4} limit={100} />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByText('Utilisateurs').getBoundingClientRect()
    const figures = canvas.getByText('85 / 100').getBoundingClientRect()
    const pending = canvas.getByText(text('data.usage.pending', { count: 4 })).getBoundingClientRect()
    await expect(figures.bottom).toBeCloseTo(name.bottom, 0)
    await expect(pending.top).toBeGreaterThan(canvas.getByRole('meter').getBoundingClientRect().bottom)
    await expect(pending.left).toBe(name.left)
    await expect(canvas.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(pattern('data.usage.pending', { count: 4 })),
    )
  },
}

const notes = () => ({
  start: text('billing.usage.users.free', { count: 0 }),
  end: text('billing.usage.share', { share: formats().percent(1) }),
})

/** What invitations hold is a lighter part of the bar. In the side column of the dashboard, they fit on one line. */
export const UsageBarNotes: Story = {
  tags: ['COM-02', 'COM-03', 'K58'],
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <div style={{ width: 270 }}>
      <UsageBar label="Utilisateurs" used={4} reserved={1} pending={2} limit={5} {...notes()} />
    </div>
  ),
  play: async ({ canvas }) => {
    const waiting = text('data.usage.pending', { count: 2 })
    const tops = [waiting, notes().start].map((note) => canvas.getByText(note).getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    // they stand in the place of the share, which is that of both
    await expect(canvas.queryByText(notes().end)).toBeNull()
    const meter = canvas.getByRole('meter')
    await expect(meter).toHaveAttribute('data-level', 'error')
    const words = inOrder(pattern('data.usage', { used: 4, limit: 5 }), pattern('data.usage.pending', { count: 2 }))
    await expect(meter).toHaveAttribute('aria-valuetext', expect.stringMatching(words))
    await expect(meter).toHaveAttribute('aria-valuenow', '100')
    const [used, held] = [...meter.children].map((part) => part.getBoundingClientRect().width / meter.clientWidth)
    await expect(used).toBeCloseTo(0.8)
    await expect(held).toBeCloseTo(0.2)
  },
}

export const UsageBarThresholds: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Stack spacing={2.5} sx={{ maxWidth: 360 }}>
      {[0, 74, 75, 89, 90, 100, 120].map((used) => (
        <UsageBar key={used} label={`Utilisateurs (${used} %)`} used={used} limit={100} />
      ))}
      <UsageBar label="Marques, sans limite" used={12} limit={null} />
      <UsageBar label="Marques, limite 0" used={12} limit={0} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter')
    await expect(meters.map((meter) => meter.getAttribute('data-level'))).toEqual([
      'success',
      'success',
      'warning',
      'warning',
      'error',
      'error',
      'error',
    ])
    await expect(canvas.getAllByText('—')).toHaveLength(2)
  },
}

/** A usage that the answer does not tell: not 0, and no bar. */
export const UsageBarUnknown: Story = {
  tags: ['decision-6', 'COM-02'],
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <UsageBar label="Utilisateurs" used={null} limit={25} pending={2} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('meter')).toBeNull()
    await expect(canvas.getByText(text('data.unknown'))).toBeInTheDocument()
    await expect(canvasElement).toHaveTextContent(new RegExp(`^Utilisateurs—${text('data.unknown')}\\s/\\s25$`))
  },
}
