import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { FailureScreen } from '~/features/shared/failures/FailureScreen'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

import { looks } from '../../../../.storybook/modes'
import { shownReference } from '../../../support/reference'
import { pattern, text, waiting } from '../../../support/text'
import { withInstallation } from '../../../support/with-installation'
import { withRouter } from '../../../support/with-router'

const meta = {
  component: FailureScreen,
  parameters: { layout: 'fullscreen' },
  args: { failure: 'unexpected', signedIn: true, onRetry: fn(), onReload: fn() },
  decorators: [
    (Story) => (
      <PublicLayout>
        <Story />
      </PublicLayout>
    ),
    withRouter,
    withInstallation,
  ],
} satisfies Meta<typeof FailureScreen>

export default meta
type Story = StoryObj<typeof meta>

const title = (name: string) => ({ level: 1, name }) as const

export const Forbidden: Story = {
  tags: ['GRD-15'],
  args: { failure: 'forbidden' },
  parameters: { chromatic: { modes: looks } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', title(text('errors.page.forbidden.title')))).toBeVisible()
    await expect(canvas.getByText(pattern('errors.page.forbidden.body'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('common.backToDashboard') })).toHaveAttribute(
      'href',
      '/dashboard',
    )
  },
}

/** A Wi-Fi login or a proxy has answered. */
export const AnsweredByNetwork: Story = {
  tags: ['GRD-16', 'K12'],
  args: { failure: 'network' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', title(text('errors.page.connection.title')))).toBeVisible()
    await expect(canvas.getByText(text('errors.page.network.body'))).toBeVisible()
  },
}

export const ServerError: Story = {
  tags: ['GRD-16', 'NFR-03'],
  args: { failure: 'server', reference: '500 · 16 mars 2026 à 10:00:00 UTC+1' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title(text('errors.page.server.title')))).toBeVisible()
    await expect(await shownReference()).toHaveTextContent(
      pattern('common.reference', { reference: '500 · 16 mars 2026 à 10:00:00 UTC+1' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: text('common.retry') }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('link', { name: text('common.backToDashboard') })).toBeVisible()
  },
}

/** No answer comes although the browser is online: its user can look at the network. */
export const NoConnection: Story = {
  tags: ['GRD-16', 'NFR-02'],
  args: { failure: 'connection' },
  parameters: { chromatic: { modes: looks } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title(text('errors.page.connection.title')))).toBeVisible()
    await expect(canvas.getByText(pattern('errors.page.connection.body'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('common.retry') }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** A 429 that says how long to wait. */
export const TooManyRequests: Story = {
  tags: ['GRD-16', 'NFR-01'],
  args: { failure: 'busy', waitMs: 120_000 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title(text('errors.page.busy.title')))).toBeVisible()
    await expect(canvas.getByText(text('errors.wait', { wait: waiting(120) }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('common.retry') }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const TooManyRequestsWithoutTime: Story = {
  tags: ['GRD-16', 'NFR-01'],
  args: { failure: 'busy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('errors.page.busy.body'))).toBeVisible()
  },
}

export const Unexpected: Story = {
  tags: ['GRD-16'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title(text('errors.page.unexpected.title')))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('common.retry') }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** A refusal that is none of the others, such as a locked account: the server's reason replaces the general text. */
export const UnexpectedWithReason: Story = {
  tags: ['GRD-16', 'C095'],
  args: { said: 'Compte suspendu : facture impayée.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.said ?? '')).toBeVisible()
    await expect(canvas.queryByText(text('errors.page.unexpected.body'))).toBeNull()
  },
}

export const ForbiddenWithReason: Story = {
  tags: ['GRD-15', 'K59'],
  args: { failure: 'forbidden', said: 'Votre entreprise est suspendue.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.said ?? '')).toBeVisible()
    await expect(canvas.queryByText(text('errors.page.forbidden.body'))).toBeNull()
  },
}

export const UnexpectedSignedOut: Story = {
  tags: ['GRD-16'],
  args: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('common.backToLogin') })).toHaveAttribute('href', '/auth/login')
  },
}

export const Maintenance: Story = {
  tags: ['NFR-01'],
  args: { failure: 'maintenance' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title(text('errors.page.maintenance.title')))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('common.retry') }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** What the server says of it, and that the page comes back by itself. */
export const MaintenanceWithReason: Story = {
  tags: ['NFR-01', 'K59'],
  args: { failure: 'maintenance', said: 'Mise à jour jusqu’à 15 h.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.said ?? '')).toBeVisible()
    await expect(canvas.getByText(pattern('errors.page.maintenance.body'))).toBeVisible()
  },
}

/** Not of a failure on the way, such as a renewal that is not found. */
export const ServerErrorWithoutReason: Story = {
  tags: ['GRD-16', 'K59'],
  args: { failure: 'server', said: 'Not found.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(pattern('errors.page.server.body'))).toBeVisible()
    await expect(canvas.queryByText(args.said ?? '')).toBeNull()
  },
}

export const Offline: Story = {
  tags: ['NFR-02'],
  args: { failure: 'offline' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title(text('errors.page.offline.title')))).toBeVisible()
    await waitFor(() => {
      // it is listened to once the page is painted
      window.dispatchEvent(new Event('online'))
      void expect(args.onRetry).toHaveBeenCalled()
    })
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const InterfaceFailure: Story = {
  tags: ['LAN-06'],
  args: { failure: 'interface' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title('Interface Loading Error'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh Page' }))
    await expect(args.onReload).toHaveBeenCalledTimes(1)
  },
}
