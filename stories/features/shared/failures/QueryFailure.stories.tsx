import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ApiError, invalidResponse } from '~/api/api-error'
import { Box } from '~/design/layout/Flex'
import { QueryFailure } from '~/features/shared/queries/QuerySection'

import { languages } from '../../../../.storybook/modes'
import { text } from '../../../support/text'

const meta = {
  component: QueryFailure,
  args: { failed: 'brands.activity.failed', onRetry: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 480, py: 2 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof QueryFailure>

export default meta
type Story = StoryObj<typeof meta>

/** A 429 that does not say how long to wait: as on a page. */
export const ToldToWaitWithoutTime: Story = {
  tags: ['C125', 'NFR-01'],
  args: { error: new ApiError({ status_code: 429 }) },
  parameters: { chromatic: { modes: languages } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(text('errors.page.busy.body'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('common.retry') }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** A Wi-Fi login or a proxy has answered: the servers are not blamed. */
export const AnsweredByNetwork: Story = {
  tags: ['K12', 'NFR-01'],
  args: { error: invalidResponse(200, 'getBrand', true) },
  parameters: { chromatic: { modes: languages } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('errors.page.network.body'))).toBeVisible()
    await expect(canvas.queryByText(text('errors.page.server.body'))).not.toBeInTheDocument()
  },
}
