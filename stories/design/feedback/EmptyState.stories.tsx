import type { Meta, StoryObj } from '@storybook/react-vite'

import { EmptyState } from '~/design/feedback/EmptyState'
import { BrandsIcon, CheckIcon, ClockIcon, LockIcon, SearchIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Card } from '~/design/layout/Card'
import { Box } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'

const meta = { component: EmptyState } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof EmptyState> = {
  args: { icon: <BrandsIcon />, title: 'Aucune marque', children: 'Créez la première.', done: false },
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }

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
          Aucune marque ne correspond à « boulangerie » parmi les marques inactives.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState icon={<LockIcon />} title="Accès non autorisé">
          Les statistiques sont réservées aux personnes qui y ont accès.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState icon={<ClockIcon />} title="Bientôt disponible">
          L’édition des pages n’est pas encore possible dans cette application.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState icon={<CheckIcon />} title="2 invitations envoyées" done>
          ada@exemple.fr, bo@exemple.fr
        </EmptyState>
      </Card>
    </Box>
  ),
}
