import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Link, Typography } from '~/design/layout/Flex'

import { pattern } from '../../support/text'

const meta = { component: Link } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Link> = {
  args: { href: '#maison-dubois', children: 'Maison Dubois', external: false },
}

export const InAText: Story = {
  render: () => (
    <Typography>
      <span>La marque</span> <Link href="#maison-dubois">Maison Dubois</Link> <span>a été modifiée.</span>
    </Typography>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Maison Dubois' })).toHaveAttribute('href', '#maison-dubois')
  },
}

export const LeavesTheApp: Story = {
  tags: ['C281'],
  render: () => (
    <Link external href="https://facturation.example">
      Espace de facturation
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: pattern('common.newTab') })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
