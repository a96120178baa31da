import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Spinner } from '~/design/feedback/Spinner'
import { Typography } from '~/design/layout/Flex'

/**
 * Says that something goes on, beside words that say what: it has none of its own, and screen readers skip it. A page or
 * section that loads shows a `Skeleton`, a button that is busy is a `SubmitButton`.
 */
const meta = { component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** To try how large it is beside a text. */
export const Playground: StoryObj<{ words: string; fontSize: number }> = {
  args: { words: 'Vérification des places…', fontSize: 24 },
  render: ({ words, fontSize }) => (
    <Typography sx={{ fontSize }}>
      <Spinner /> <span>{words}</span>
    </Typography>
  ),
}

export const BesideWords: Story = {
  render: () => (
    <Typography>
      <Spinner /> <span>Vérification des places…</span>
    </Typography>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vérification des places…')).toBeVisible()
  },
}
