import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { ArrowRightIcon, CloseIcon, EditIcon, PlusIcon, TrashIcon } from '~/design/icons/icons'
import { ActionButton } from '~/design/inputs/ActionButton'
import { Button } from '~/design/inputs/Button'
import { IconButton } from '~/design/inputs/IconButton'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Box, Stack } from '~/design/layout/layout'

import { looks } from '../../.storybook/modes'

const meta = { title: 'Components/Button', component: Button } satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const variants = ['contained', 'outlined', 'text'] as const
const tones = [
  { color: 'primary', label: 'Enregistrer' },
  { color: 'neutral', label: 'Annuler' },
  { color: 'error', label: 'Supprimer' },
] as const

export const ButtonAllVariants: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Stack spacing={3}>
      {variants.map((variant) => (
        <Box
          key={variant}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
            justifyItems: 'start',
          }}
        >
          {tones.map(({ color, label }) => (
            <Button key={color} variant={variant} color={color}>
              {label}
            </Button>
          ))}
          <Button variant={variant} startIcon={<PlusIcon />}>
            Ajouter
          </Button>
          <Button variant={variant} endIcon={<ArrowRightIcon />}>
            Continuer
          </Button>
          <Button variant={variant} disabled>
            Indisponible
          </Button>
          <SubmitButton variant={variant} busy busyLabel="Enregistrement…">
            Enregistrer
          </SubmitButton>
        </Box>
      ))}
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button size="small">Petit</Button>
        <Button>Moyen</Button>
        <Button size="large">Grand</Button>
        <IconButton label="Modifier">
          <EditIcon />
        </IconButton>
        <IconButton label="Supprimer" color="error">
          <TrashIcon />
        </IconButton>
        <IconButton label="Fermer" size="small">
          <CloseIcon />
        </IconButton>
        <IconButton label="Fermer, indisponible" disabled>
          <CloseIcon />
        </IconButton>
      </Stack>
    </Stack>
  ),
}

const pairs = [
  ['Se connecter', 'Connexion en cours...'],
  ['Continuer', 'Création du compte...'],
  ['Lancer mon entreprise !', 'Finalisation...'],
] as const

export const ButtonLoadingKeepsLabel: Story = {
  render: () => (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {pairs.map(([label, busyLabel]) => (
        <Stack key={label} direction="row" spacing={2}>
          <SubmitButton busyLabel={busyLabel}>{label}</SubmitButton>
          <SubmitButton busy busyLabel={busyLabel}>
            {label}
          </SubmitButton>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = ['Continuer', 'Création du compte...'].map((name) => canvas.getByRole('button', { name }))
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth)
    await expect(canvas.getAllByText('Veuillez patienter…')).toHaveLength(pairs.length)
  },
}

const onSubmit = fn((event: FormEvent) => event.preventDefault())

export const ButtonBusyIgnoresClicks: Story = {
  render: () => (
    <form onSubmit={onSubmit}>
      <SubmitButton busy busyLabel="Enregistrement…">
        Enregistrer
      </SubmitButton>
    </form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear()
    const button = canvas.getByRole('button')
    await userEvent.dblClick(button)
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

const onClick = fn()

export const ButtonDisabledWithReason: Story = {
  name: 'ButtonDisabledWithReason · PRM-09',
  render: () => (
    <ActionButton disabledReason="Seul un administrateur de l’entreprise peut créer une marque." onClick={onClick}>
      Créer une marque
    </ActionButton>
  ),
  play: async ({ canvas }) => {
    onClick.mockClear()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Créer une marque' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Seul un administrateur')
    await expect(button).toHaveAccessibleDescription(/Seul un administrateur/)
    await userEvent.click(button)
    await expect(onClick).not.toHaveBeenCalled()
  },
}
