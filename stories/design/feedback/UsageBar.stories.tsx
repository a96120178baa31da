import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { UsageBar } from '~/design/feedback/UsageBar'
import { Stack } from '~/design/layout/layout'

import { looks } from '../../../.storybook/modes'

const meta = { title: 'Components/UsageBar', component: UsageBar } satisfies Meta

export default meta
type Story = StoryObj

/** In a narrow place a line ends before the limit only. */
export const UsageBarNarrow: Story = {
  render: () => (
    <div style={{ width: 130 }}>
      <UsageBar label="Utilisateurs" used={85} pending={4} limit={100} />
    </div>
  ),
  play: async ({ canvas }) => {
    const used = canvas.getByText(/85/)
    await expect(used).toHaveTextContent('85 + 4 en attente')
    const text = document.createRange()
    const [first] = used.childNodes
    const last = [...used.childNodes].find(({ textContent }) => textContent?.includes('attente'))
    if (!first || !last) throw new Error('No figures')
    text.setStartBefore(first)
    text.setEndAfter(last)
    await expect(new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top))).size).toBe(1)
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
