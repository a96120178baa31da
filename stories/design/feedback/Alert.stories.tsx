import type { Meta, StoryObj } from '@storybook/react-vite'

import { Alert } from '~/design/feedback/Alert'
import { Button } from '~/design/inputs/Button'
import { Stack } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'

const meta = { component: Alert } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Alert> = {
  args: { severity: 'warning', title: 'Limite atteinte', children: '5 utilisateurs pour 5 places.' },
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
