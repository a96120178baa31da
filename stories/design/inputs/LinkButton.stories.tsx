import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { LinkButton } from '~/design/inputs/Button'

const meta = {
  component: LinkButton,
  args: { children: 'Réessayer', onClick: fn() },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const ActsFromASentence: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** As text does, where its words need several lines. */
export const OverSeveralLines: Story = {
  args: { children: 'Marguerite de la Tour du Pin Chambly de La Charce' },
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveStyle({ textAlign: 'start' })
  },
}
