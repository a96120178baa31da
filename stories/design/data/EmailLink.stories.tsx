import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { EmailLink } from '~/design/data/Facts'

const meta = { component: EmailLink } satisfies Meta<typeof EmailLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { address: 'lea@atelier-lumiere.example' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.address })).toHaveAttribute('href', `mailto:${args.address}`)
  },
}

/** What stands in an address becomes no header of the mail. */
export const Odd: Story = {
  args: { address: 'a?cc=b@c.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:a%3Fcc%3Db@c.example')
  },
}
