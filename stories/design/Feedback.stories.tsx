import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Banner } from '~/design/feedback/Banner'
import { EmptyState } from '~/design/feedback/EmptyState'
import { ErrorPage } from '~/design/feedback/ErrorPage'
import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { WarningIcon } from '~/design/icons/first-icons'
import { BrandsIcon, ClockIcon, LockIcon, SearchIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Card } from '~/design/layout/Card'
import { Alert, Box, Stack } from '~/design/layout/layout'

import { looks } from '../../.storybook/modes'

const meta = { title: 'Components/Feedback' } satisfies Meta

export default meta
type Story = StoryObj

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }
const ignore = () => {}

export const BannerVariants: Story = {
  parameters: { layout: 'fullscreen', chromatic: { modes: looks } },
  render: () => (
    <Stack spacing={3}>
      <Banner severity="info" onDismiss={ignore} action={<Button size="small">Recharger</Button>}>
        Une nouvelle version est disponible.
      </Banner>
      <Banner severity="success" onDismiss={ignore}>
        Connexion rétablie. Les données sont à jour.
      </Banner>
      <Banner severity="warning" action={<Button size="small">Choisir un plan</Button>}>
        Il reste 3 jours d’essai. Choisissez un plan pour continuer sans interruption.
      </Banner>
      <Banner severity="error" action={<Button size="small">Mettre à jour le paiement</Button>}>
        Votre dernier paiement a échoué. Mettez à jour votre moyen de paiement pour conserver votre abonnement.
      </Banner>
      <div>
        <Banner severity="warning">Vous êtes hors ligne.</Banner>
        <Banner severity="info" onDismiss={ignore}>
          Limite de ressources atteinte : au moins 90 % des utilisateurs ou des marques de votre plan sont utilisés, et
          une phrase plus longue passe à la ligne sans rien recouvrir.
        </Banner>
      </div>
    </Stack>
  ),
}

export const AlertVariants: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <Alert severity="error">Identifiants incorrects</Alert>
      <Alert severity="warning" title="Entreprise existante ?" role="note">
        Si votre entreprise utilise déjà l’application, demandez une invitation à son administrateur.
      </Alert>
      <Alert severity="info">Après la connexion, vous serez conduit à la page demandée.</Alert>
      <Alert
        severity="success"
        action={
          <Button size="small" variant="text">
            Ouvrir
          </Button>
        }
      >
        Connexion réussie ! Redirection en cours...
      </Alert>
    </Stack>
  ),
}

export const EmptyStateVariants: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Box sx={columns}>
      <Card>
        <EmptyState
          icon={<BrandsIcon />}
          title="Aucune marque pour l’instant"
          action={<Button>Créer une marque</Button>}
        >
          Une marque réunit un site, ses utilisateurs et ses statistiques.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          icon={<SearchIcon />}
          title="Aucun résultat"
          action={
            <Button variant="outlined" color="neutral">
              Effacer les filtres
            </Button>
          }
        >
          Aucune marque ne correspond à « boulangerie » parmi les marques inactives.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState icon={<LockIcon />} title="Accès non autorisé">
          Un administrateur de l’entreprise peut vous donner accès aux statistiques.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState icon={<ClockIcon />} title="Bientôt disponible">
          L’édition des pages n’est pas encore possible dans cette application.
        </EmptyState>
      </Card>
    </Box>
  ),
}

const onRetry = fn()

export const ErrorStateInline: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Box sx={columns}>
      <Card title="Activité récente">
        <ErrorPanel title="Impossible de récupérer l'activité récente" onRetry={onRetry} />
      </Card>
      <Card title="Marques">
        <ErrorPanel
          title="Impossible de récupérer la vue d'ensemble des marques"
          onRetry={ignore}
          retrying
          reference="2026-03-16T09:00:00Z-500"
        >
          Le service ne répond pas pour le moment.
        </ErrorPanel>
      </Card>
    </Box>
  ),
  play: async ({ canvas }) => {
    onRetry.mockClear()
    const [retry] = canvas.getAllByRole('button', { name: 'Réessayer' })
    if (retry) await userEvent.click(retry)
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const ErrorStatePage: Story = {
  render: () => (
    <ErrorPage
      icon={<WarningIcon />}
      title="Une erreur est survenue"
      reference="2026-03-16T09:00:00Z-500"
      actions={
        <>
          <Button>Réessayer</Button>
          <Button variant="outlined" color="neutral">
            Retour au tableau de bord
          </Button>
        </>
      }
    >
      La page n’a pas pu être affichée. Vos données sont intactes.
    </ErrorPage>
  ),
}
