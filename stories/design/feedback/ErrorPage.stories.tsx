import type { Meta, StoryObj } from '@storybook/react-vite'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { WarningIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'

const meta = { component: ErrorPage } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof ErrorPage> = {
  args: {
    icon: <WarningIcon />,
    title: 'Une erreur est survenue',
    children: 'La page n’a pas pu être affichée.',
    actions: <Button>Réessayer</Button>,
    reference: '2026-03-16T09:00:00Z-500',
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
      La page n’a pas pu être affichée.
    </ErrorPage>
  ),
}
