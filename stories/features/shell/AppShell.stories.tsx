import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { ApiError } from '~/api/api-error'
import { Typography } from '~/design/layout/layout'
import { Page } from '~/design/layout/Page'
import { RouteFailure } from '~/features/shared/failures/RouteFailure'

import { languages, looks } from '../../../.storybook/modes'
import { reachNavigation, says } from './reach'
import { shellMeta } from './shell-meta'
import { ShellFrame } from './ShellFrame'

/** She tries the product alone: one brand, two users at most. */
const JEANNE = 'jeanne@boulangerie-marchand.example'

const meta = {
  title: 'Shell/AppShell',
  component: ShellFrame,
  ...shellMeta,
} satisfies Meta<typeof ShellFrame>

export default meta
type Story = StoryObj<typeof meta>

const navigation = () => screen.getByRole('navigation', { name: says('navigation.main') })
const entries = () =>
  within(navigation())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const ALL_AREAS = [
  'navigation.dashboard',
  'navigation.pages',
  'navigation.analytics',
  'navigation.brands',
  'navigation.users',
  'navigation.invitations',
  'navigation.subscription',
  'navigation.settings',
] as const

export const AgencyAdmin: Story = {
  name: 'AgencyAdmin · GRD-09 GRD-11 NFR-06',
  parameters: { visit: { world: { brands: 12 } }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await reachNavigation()
    await screen.findByRole('button', { name: /Boulangerie Marceau/ })
    await expect(entries()).toEqual(ALL_AREAS.map(says))
    await expect(within(navigation()).getByRole('link', { current: 'page' })).toHaveTextContent(
      says('navigation.dashboard'),
    )
  },
}

export const BrandAdmin: Story = {
  name: 'BrandAdmin · GRD-15',
  parameters: { visit: { email: 'bastien@atelier-lumiere.example' } },
  play: async () => {
    await screen.findByRole('button', { name: /Boulangerie Marceau/ })
    await expect(entries()).toEqual(['Tableau de bord', 'Pages', 'Analytique', 'Marques', 'Paramètres'])
  },
}

export const BrandMember: Story = {
  name: 'BrandMember · GRD-15',
  parameters: { visit: { email: 'lea@atelier-lumiere.example' } },
  play: async () => {
    await waitFor(() => expect(entries()).toEqual(['Tableau de bord', 'Pages', 'Marques', 'Paramètres']))
    await expect(screen.queryByRole('region', { name: 'Essai et utilisation' })).toBeNull()
  },
}

export const ClientReadonly: Story = {
  name: 'ClientReadonly · GRD-15',
  parameters: { visit: { email: 'hugo@brasserie-du-port.example' } },
  play: async () => {
    await expect(await screen.findByText('Lecture seule')).toBeVisible()
    await expect(entries()).not.toContain('Utilisateurs')
    await expect(screen.queryByRole('button', { name: /Créer/ })).toBeNull()
  },
}

export const CollapsedSidebar: Story = {
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await reachNavigation()
    const fold = screen.queryByRole('button', { name: 'Réduire la navigation' })
    // a phone has no rail
    if (!fold) return
    await userEvent.click(fold)
    const link = within(navigation()).getByRole('link', { name: 'Marques' })
    await userEvent.hover(link)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Marques')
    await expect(screen.getByRole('button', { name: 'Agrandir la navigation' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}

export const MobileDrawerOpen: Story = {
  name: 'MobileDrawerOpen · NFR-08',
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Ouvrir la navigation' })
    await expect(screen.queryByRole('navigation', { name: 'Navigation principale' })).toBeNull()
    await userEvent.click(opener)
    const sheet = await screen.findByRole('dialog', { name: 'Navigation principale' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await expect(await screen.findByRole('link', { name: 'Marques' })).toBeVisible()
  },
}

export const MobileDrawerClosesOnArrival: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ouvrir la navigation' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Marques' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Navigation principale' })).toBeNull())
  },
}

const long = Array.from({ length: 30 }, (_, line) => `Ligne ${line + 1} d’une longue page.`)

export const MobileBottomSafeArea: Story = {
  globals: { viewport: { value: 'w390' } },
  args: {
    children: (
      <Page title="Tableau de bord">
        {long.map((line) => (
          <Typography key={line} sx={{ py: 1 }}>
            {line}
          </Typography>
        ))}
      </Page>
    ),
  },
  play: async () => {
    const footer = await screen.findByRole('contentinfo')
    footer.scrollIntoView()
    await expect(within(footer).getByRole('link', { name: /Accessibilité/ })).toBeVisible()
    await expect(screen.getByRole('banner').getBoundingClientRect().top).toBe(0)
  },
}

export const NarrowestScreen: Story = {
  name: 'NarrowestScreen · NFR-09',
  globals: { viewport: { value: 'w320' } },
  parameters: { visit: { email: JEANNE, world: { company: 2, trialDays: 1 } } },
  play: async () => {
    await screen.findByRole('link', { name: 'Choisir un plan' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const SkipLinkFocused: Story = {
  name: 'SkipLinkFocused · NFR-08',
  play: async () => {
    await screen.findByRole('navigation', { name: 'Navigation principale' })
    await userEvent.tab()
    const skip = screen.getByRole('link', { name: 'Aller au contenu principal' })
    await expect(skip).toHaveFocus()
    await userEvent.click(skip)
    await expect(screen.getByRole('main')).toHaveFocus()
  },
}

export const RouteLoadingBar: Story = {
  args: { loading: true },
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: 'Chargement de la page…' })).toBeInTheDocument()
  },
}

const failed = (error: Error) => <RouteFailure error={error} reset={() => {}} signedIn />

export const RouteErrorBoundary: Story = {
  name: 'RouteErrorBoundary · GRD-16',
  args: { children: failed(new ApiError({ status_code: 500, message: 'Erreur interne' })) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Retour au tableau de bord' })).toBeVisible()
  },
}

export const ChunkLoadError: Story = {
  name: 'ChunkLoadError · GRD-13',
  args: { children: failed(new TypeError('Failed to fetch dynamically imported module: /assets/brands-1a2b.js')) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Refresh Page' })).toBeVisible()
  },
}
