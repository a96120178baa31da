import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'

import { CopyButton } from '~/design/inputs/CopyButton'

import { looks } from '../../../.storybook/modes'
import { text } from '../../support/text'

const meta = {
  component: CopyButton,
  args: { text: 'lea@atelier-lumiere.example' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

const copy = () => ({ name: text('lists.copy', { text: 'lea@atelier-lumiere.example' }) })

export const Default: Story = { parameters: { chromatic: { modes: looks } } }

export const Copied: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', copy()))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('lists.copy.copied')))
    await expect(write).toHaveBeenCalledWith(args.text)
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 4000 })
  },
}

/** The browser refuses. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', copy()))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('lists.copy.failed')))
  },
}
