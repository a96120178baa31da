import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Breadcrumb } from '~/design/layout/Breadcrumb'
import { Link } from '~/design/layout/Flex'

const meta = { component: Breadcrumb } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Breadcrumb> = {
  args: {
    children: [
      <Link key="brands" href="#marques">
        Marques
      </Link>,
      'Maison Dubois',
    ],
  },
}

export const LastIsThisPage: Story = {
  render: () => (
    <Breadcrumb>
      <Link href="#marques">Marques</Link>
      <span>Maison Dubois</span>
    </Breadcrumb>
  ),
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('listitem')
    await expect(first).not.toHaveAttribute('aria-current')
    await expect(last).toHaveAttribute('aria-current', 'page')
  },
}
