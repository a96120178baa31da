import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Count } from '~/design/data/Count'

import { formats, text } from '../../support/text'

const meta = { component: Count } satisfies Meta<typeof Count>

export default meta
type Story = StoryObj<typeof meta>

export const CountKnown: Story = {
  args: { value: 12480 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(formats().number(12_480))
  },
}

/** A dash for the eye, a word for the ear; never 0. */
export const CountUnknown: Story = {
  tags: ['decision-6'],
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByText(text('data.unknown'))).toBeInTheDocument()
  },
}
