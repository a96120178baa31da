import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { FailureScreen } from '~/features/shared/failures/FailureScreen'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

import { looks } from '../../../../.storybook/modes'
import { shownReference } from '../../../support/reference'
import { withInstallation } from '../../../support/with-installation'
import { withRouter } from '../../../support/with-router'

const meta = {
  title: 'System/Failures',
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
  name: 'Forbidden · GRD-15',
  args: { failure: 'forbidden' },
  parameters: { chromatic: { modes: looks } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', title('Accès non autorisé'))).toBeVisible()
    await expect(canvas.getByText(/L’administrateur de votre entreprise peut vous en donner l’accès/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Retour au tableau de bord' })).toHaveAttribute('href', '/dashboard')
  },
}

export const ServerError: Story = {
  name: 'ServerError · GRD-16 NFR-03',
  args: { failure: 'server', reference: '500 · 2026-03-16T09:00:00Z' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title('Le service ne répond pas correctement'))).toBeVisible()
    await expect(await shownReference()).toHaveTextContent(/^Référence.: 500 · 2026-03-16T09:00:00Z$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('link', { name: 'Retour au tableau de bord' })).toBeVisible()
  },
}

/** No answer comes although the browser is online: its user can look at the network. */
export const NoConnection: Story = {
  name: 'NoConnection · GRD-16 NFR-02',
  args: { failure: 'connection', reference: 'NETWORK_ERROR · 2026-03-16T09:00:00Z' },
  parameters: { chromatic: { modes: looks } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title('La connexion n’aboutit pas'))).toBeVisible()
    await expect(canvas.getByText(/^Vérifiez votre réseau/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** A 429 that says how long to wait. */
export const TooManyRequests: Story = {
  name: 'TooManyRequests · GRD-16 NFR-01',
  args: { failure: 'busy', waitMs: 120_000 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title('Trop de demandes en peu de temps'))).toBeVisible()
    await expect(canvas.getByText('Le serveur demande de patienter. Réessayez dans 2 minutes.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const TooManyRequestsWithoutTime: Story = {
  name: 'TooManyRequestsWithoutTime · GRD-16 NFR-01',
  args: { failure: 'busy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Réessayez dans quelques instants\.$/)).toBeVisible()
  },
}

export const Unexpected: Story = {
  name: 'Unexpected · GRD-16',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title('Cette page n’a pas pu s’afficher'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const UnexpectedSignedOut: Story = {
  name: 'UnexpectedSignedOut · GRD-16',
  args: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute('href', '/auth/login')
  },
}

export const Maintenance: Story = {
  name: 'Maintenance · NFR-01',
  args: { failure: 'maintenance' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title('Maintenance en cours'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const Offline: Story = {
  name: 'Offline · NFR-02',
  args: { failure: 'offline' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title('Vous êtes hors ligne'))).toBeVisible()
    await waitFor(() => {
      // it is listened to once the page is painted
      window.dispatchEvent(new Event('online'))
      void expect(args.onRetry).toHaveBeenCalled()
    })
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const InterfaceFailure: Story = {
  name: 'InterfaceFailure · LAN-06',
  args: { failure: 'interface' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', title('Interface Loading Error'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh Page' }))
    await expect(args.onReload).toHaveBeenCalledTimes(1)
  },
}
