import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { SkeletonCard } from '~/design/feedback/Skeleton'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Button } from '~/design/inputs/Button'
import { Card } from '~/design/layout/Card'
import { Box, Link, Typography } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'

const meta = { component: Card } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Card> = {
  args: {
    title: 'Abonnement',
    description: 'Agency Starter',
    children: 'Prochain paiement le 6 décembre.',
    selected: false,
  },
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' }

const ignore = () => {}

export const CardStates: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Box sx={columns}>
      <Card
        title="Informations de l’entreprise"
        description="Visible des administrateurs"
        action={<Button size="small">Modifier</Button>}
      >
        <Typography>Atelier Lumière, agence de 140 personnes et 47 marques.</Typography>
      </Card>
      <Card
        interactive
        title={<Link href="#maison-dubois">Maison Dubois</Link>}
        description="maison-dubois.example"
        footer={<StatusBadge tone="success">Active</StatusBadge>}
      >
        <Typography>Toute la carte mène à la marque.</Typography>
      </Card>
      <Card selected title="Solo Business" description="95 € HT / mois">
        <Typography>La carte choisie porte une bordure, pas une ombre.</Typography>
      </Card>
      <Card disabled title="Agency Scale" description="450 € HT / mois">
        <Typography>Indisponible pendant un autre choix.</Typography>
      </Card>
      <SkeletonCard />
      <Card title="Activité récente">
        <ErrorPanel title="Impossible de récupérer l'activité récente" onRetry={ignore} />
      </Card>
    </Box>
  ),
}

const wordsOf = (part: HTMLElement) => {
  const words = document.createRange()
  words.selectNodeContents(part)
  return words.getBoundingClientRect()
}

/** A link beside the title stands on the same line, although its letters are smaller. */
export const LinkBesideTitle: Story = {
  render: () => (
    <Card title="Utilisateurs de la marque" action={<Link href="#access">Gérer les accès</Link>}>
      <Typography>Bastien Morel</Typography>
    </Card>
  ),
  play: async ({ canvas }) => {
    const title = wordsOf(canvas.getByRole('heading', { name: 'Utilisateurs de la marque' }))
    const link = wordsOf(canvas.getByRole('link', { name: 'Gérer les accès' }))
    await expect(Math.abs(title.bottom - link.bottom)).toBeLessThan(1.5)
  },
}
