import type { Meta, StoryObj } from '@storybook/react-vite'

import { ChevronRightIcon, CloseIcon, EditIcon, PlusIcon, TrashIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Box, Stack } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'

const meta = { component: Button } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Button> = {
  args: { children: 'Inviter', variant: 'contained', color: 'primary', size: 'medium', disabled: false },
}

const variants = ['contained', 'outlined', 'text'] as const

const tones = [
  { color: 'primary', label: 'Sauvegarder' },
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
          <Button variant={variant} endIcon={<ChevronRightIcon />}>
            Continuer
          </Button>
          <Button variant={variant} disabled>
            Indisponible
          </Button>
          <SubmitButton variant={variant} busy busyLabel="Sauvegarde…">
            Sauvegarder
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
