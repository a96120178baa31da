import type { Meta, StoryObj } from '@storybook/react-vite'

import { PasswordMeter } from '~/design/inputs/PasswordMeter'
import { Stack } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'

const meta = { component: PasswordMeter } satisfies Meta

export default meta
type Story = StoryObj

const label = 'Robustesse du mot de passe'

/** To try its properties. */
export const Playground: StoryObj<typeof PasswordMeter> = {
  args: { label, value: 3, max: 5, word: 'Moyenne', tone: 'warning' },
}

const narrow = { maxWidth: 360 }

const fiveLevels = [
  { value: 1, word: 'Très faible', tone: 'error' },
  { value: 2, word: 'Faible', tone: 'error' },
  { value: 3, word: 'Moyenne', tone: 'warning' },
  { value: 4, word: 'Forte', tone: 'success' },
  { value: 5, word: 'Très forte', tone: 'success' },
] as const

export const PasswordMeterFiveLevels: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Stack spacing={3} sx={narrow}>
      {fiveLevels.map((level) => (
        <PasswordMeter key={level.value} label={label} max={5} {...level} />
      ))}
    </Stack>
  ),
}

const threeLevels = [
  { value: 1, word: 'Faible', tone: 'error' },
  { value: 2, word: 'Moyenne', tone: 'warning' },
  { value: 3, word: 'Forte', tone: 'success' },
] as const

export const PasswordMeterShared: Story = {
  render: () => (
    <Stack spacing={3} sx={narrow}>
      {threeLevels.map((level) => (
        <PasswordMeter key={level.value} label={label} max={3} {...level} />
      ))}
    </Stack>
  ),
}

const scores = [
  { value: 0, word: 'Faible', tone: 'error' },
  { value: 25, word: 'Faible', tone: 'error' },
  { value: 50, word: 'Moyenne', tone: 'warning' },
  { value: 75, word: 'Moyenne', tone: 'warning' },
  { value: 100, word: 'Forte', tone: 'success' },
] as const

export const PasswordScore0To100: Story = {
  render: () => (
    <Stack spacing={3} sx={narrow}>
      {scores.map((score) => (
        <PasswordMeter key={score.value} label={label} max={100} {...score} />
      ))}
    </Stack>
  ),
}
