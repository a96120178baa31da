import type { Meta, StoryObj } from '@storybook/react-vite'

import { Banner } from '~/design/feedback/Banner'
import { Button } from '~/design/inputs/Button'
import { Stack } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'

const meta = { component: Banner } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Banner> = {
  args: { severity: 'info', children: 'Une nouvelle version est disponible.' },
}

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
      <Banner severity="error" action={<Button size="small">Mettre à jour le moyen de paiement</Button>}>
        Un paiement est en retard. Mettez à jour votre moyen de paiement pour conserver votre abonnement.
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
