import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { ChunkErrorScreen } from '~/features/shared/failures/ChunkErrorScreen'
import { PublicLayout } from '~/features/shared/public/PublicLayout'
import type { Loss } from '~/platform/chunk-error'

import { looks } from '../../../../.storybook/modes'
import { pattern, text } from '../../../support/text'
import { withInstallation } from '../../../support/with-installation'
import { withRouter } from '../../../support/with-router'

const FILE = 'https://app.example.com/assets/brands-a1.js'

/** The page has had its reload: it does not get another one. */
function reloadedBefore() {
  sessionStorage.setItem('reloaded-for', FILE)
  return () => sessionStorage.removeItem('reloaded-for')
}

const meta = {
  component: ChunkErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    error: new TypeError(`Failed to fetch dynamically imported module: ${FILE}`),
    onRetry: fn(),
    why: fn(async (): Promise<Loss> => 'offline'),
  },
  beforeEach: reloadedBefore,
  decorators: [
    (Story) => (
      <PublicLayout>
        <Story />
      </PublicLayout>
    ),
    withRouter,
    withInstallation,
  ],
} satisfies Meta<typeof ChunkErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

const title = (name: string) => ({ level: 1, name }) as const

export const Offline: Story = {
  tags: ['GRD-13', 'NFR-02'],
  parameters: { chromatic: { modes: looks } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', title(text('errors.page.offline.title')))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('common.retry') }))
    await expect(args.why).toHaveBeenCalledTimes(2)
    await expect(args.onRetry).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(args.why).toHaveBeenCalledTimes(3))
  },
}

export const NetworkBack: Story = {
  tags: ['GRD-13', 'NFR-02'],
  args: { why: fn(async (): Promise<Loss> => 'none') },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledTimes(1))
  },
}

export const NewVersion: Story = {
  tags: ['GRD-13', 'C136'],
  args: { why: fn(async (): Promise<Loss> => 'gone') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title(text('errors.page.chunk.title')))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('common.reload') })).toBeVisible()
  },
}

export const ServerFails: Story = {
  tags: ['GRD-13', 'GRD-16'],
  args: { why: fn(async (): Promise<Loss> => 'failing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title(text('errors.page.server.title')))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('common.retry') })).toBeVisible()
  },
}

/** An ad blocker, an antivirus, a firewall. */
export const Blocked: Story = {
  tags: ['GRD-13', 'C136'],
  args: { why: fn(async (): Promise<Loss> => 'blocked') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title(text('errors.page.blocked.title')))).toBeVisible()
    await expect(canvas.getByText(pattern('errors.page.blocked.body'))).toBeVisible()
  },
}
