import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { KpiTile as Kpi } from '~/design/data/KpiTile'
import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { SkeletonCard } from '~/design/feedback/SkeletonCard'
import { SkeletonForm } from '~/design/feedback/SkeletonForm'
import { SkeletonList } from '~/design/feedback/SkeletonList'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { UsageBar } from '~/design/feedback/UsageBar'
import { Button } from '~/design/inputs/Button'
import { CopyButton as Copy } from '~/design/inputs/CopyButton'
import { Card } from '~/design/layout/Card'
import { Box, Link, Stack, Typography } from '~/design/layout/layout'

import { looks } from '../../.storybook/modes'

const meta = { title: 'Components/Cards' } satisfies Meta

export default meta
type Story = StoryObj

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

export const UsageBarThresholds: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Stack spacing={2.5} sx={{ maxWidth: 360 }}>
      {[0, 74, 75, 89, 90, 100, 120].map((used) => (
        <UsageBar key={used} label={`Utilisateurs (${used} %)`} used={used} limit={100} />
      ))}
      <UsageBar label="Marques, sans limite" used={12} limit={null} />
      <UsageBar label="Marques, limite 0" used={12} limit={0} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter')
    await expect(meters.map((meter) => meter.getAttribute('data-level'))).toEqual([
      'success',
      'success',
      'warning',
      'warning',
      'error',
      'error',
      'error',
    ])
    await expect(canvas.getAllByText('—')).toHaveLength(2)
  },
}

export const KpiTile: Story = {
  render: () => (
    <Box sx={{ ...columns, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      <Kpi label="Visites" value="12 480" trend={{ direction: 'up', value: '8 %' }} hint="30 derniers jours" />
      <Kpi label="Demandes" value="342" trend={{ direction: 'down', value: '3 %' }} />
      <Kpi label="Désinscriptions" value="18" trend={{ direction: 'down', value: '12 %' }} lessIsBetter />
      <Kpi label="Marques actives" value="44" trend={{ direction: 'flat', value: '0 %' }} />
      <Kpi label="Chiffre d’affaires" value="1 234 567 890 €" />
      <Kpi label="Visites" loading />
      <Kpi label="Taux de conversion" />
    </Box>
  ),
}

export const SkeletonSet: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Box sx={columns}>
      <SkeletonCard lines={4} />
      <Card title="Marques">
        <SkeletonList />
      </Card>
      <Card title="Profil">
        <SkeletonForm />
      </Card>
      <Card title="Statistiques">
        <SkeletonCard bare lines={3} />
      </Card>
    </Box>
  ),
}

export const CopyButton: Story = {
  render: () => (
    <Stack direction="row" spacing={2}>
      <Copy value="https://exemple.example/i/8f3a" />
      <Copy value="https://exemple.example/i/9b21" label="Copier le lien de Léa" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const writeText = fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le lien de Léa' }))
    await expect(writeText).toHaveBeenCalledWith('https://exemple.example/i/9b21')
    await expect(await canvas.findByRole('button', { name: 'Copié' })).toBeVisible()
  },
}

export const CopyButtonRefused: Story = {
  ...CopyButton,
  play: async ({ canvas }) => {
    const writeText = fn().mockRejectedValue(new Error('refused'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copier' }))
    await expect(await canvas.findByRole('button', { name: 'La copie n’a pas abouti' })).toBeVisible()
  },
}
