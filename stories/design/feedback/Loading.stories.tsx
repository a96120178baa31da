import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'

import { text } from '../../support/text'

const meta = {
  component: Loading,
  args: { children: <SkeletonText /> },
} satisfies Meta<typeof Loading>

export default meta
type Story = StoryObj<typeof meta>

/** Said once; the shape itself is for the eyes. */
export const SaidOnce: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('common.loading'))
    await expect(canvas.getAllByText(text('common.loading'))).toHaveLength(1)
  },
}
