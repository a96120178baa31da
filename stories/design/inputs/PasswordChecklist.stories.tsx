import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { PasswordChecklist as Checklist } from '~/design/inputs/PasswordMeter'
import { Stack } from '~/design/layout/Flex'

import { withLargeText } from '../../support/large-text'

const meta = { component: Checklist } satisfies Meta

export default meta
type Story = StoryObj

const criteria = ['8 caractères', 'une majuscule', 'une minuscule', 'un chiffre', 'un caractère spécial']

/** To try its properties. */
export const Playground: StoryObj<typeof Checklist> = {
  args: {
    title: 'Le mot de passe doit contenir :',
    criteria: criteria.map((text, index) => ({ id: text, label: text, met: index < 2 })),
  },
}

export const PasswordChecklist: Story = {
  render: () => (
    <Stack spacing={4} sx={{ maxWidth: 420 }}>
      {[0, 2, 5].map((met) => (
        <Checklist
          key={met}
          title="Le mot de passe doit contenir :"
          criteria={criteria.map((text, index) => ({ id: text, label: text, met: index < met }))}
        />
      ))}
    </Stack>
  ),
}

const lefts = () =>
  new Set(screen.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().left))).size

/** In two columns; the last of an odd number has a line of its own. */
export const TwoColumns: Story = {
  ...PasswordChecklist,
  play: async () => {
    await expect(lefts()).toBe(2)
    const items = screen.getAllByRole('listitem').slice(0, criteria.length)
    const widths = items.map((item) => item.getBoundingClientRect().width)
    await expect(widths.at(-1)).toBeGreaterThan((widths[0] ?? 0) * 2)
  },
}

/** Larger text: one column, so that no criterion is squeezed. */
export const OneColumn: Story = {
  ...PasswordChecklist,
  beforeEach: withLargeText,
  play: async () => expect(lefts()).toBe(1),
}
