import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { SegmentedControl } from '~/design/inputs/SegmentedControl'
import { Box } from '~/design/layout/Flex'

const meta = { component: SegmentedControl } satisfies Meta

export default meta
type Story = StoryObj

const periods = [
  { value: 'week', label: 'Semaine' },
  { value: 'month', label: 'Mois' },
] as const

/** To try its properties. */
export const Playground: StoryObj<typeof SegmentedControl> = {
  args: { label: 'Période', labelShown: true, options: periods, value: 'week', onChange: fn() },
}

function Period() {
  const [period, setPeriod] = useState<'week' | 'month'>('week')
  return <SegmentedControl label="Période" options={periods} value={period} onChange={setPeriod} />
}

export const ChosenByKeyboard: Story = {
  render: () => (
    <Box sx={{ maxWidth: 320 }}>
      <Period />
    </Box>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Mois' })).toBeChecked()
  },
}
