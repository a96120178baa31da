import type { Meta, StoryObj } from '@storybook/react-vite'

import { Kbd } from '~/design/data/Kbd'
import { ProgressBar } from '~/design/feedback/ProgressBar'
import { Button } from '~/design/inputs/Button'
import { Breadcrumb } from '~/design/layout/Breadcrumb'
import { Box, Link, Typography } from '~/design/layout/Flex'
import { Page } from '~/design/layout/Page'

const meta = { component: Page } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Page> = {
  args: {
    title: 'Maison Dubois',
    description: 'maison-dubois.example',
    actions: <Button>Inviter</Button>,
    children: <p>Le contenu de la page.</p>,
    narrow: false,
    list: false,
  },
}

export const PageFrame: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Box component="main" sx={{ position: 'relative' }}>
      <ProgressBar active label="Chargement de la page…" />
      <Page
        title="Maison Dubois"
        description="maison-dubois.example"
        breadcrumb={
          <Breadcrumb>
            <Link href="#marques">Marques</Link>
            <span>Maison Dubois</span>
          </Breadcrumb>
        }
        actions={
          <>
            <Button variant="outlined" color="neutral">
              Modifier
            </Button>
            <Button>Inviter</Button>
          </>
        }
      >
        <Typography>
          <span>Ouvrez la recherche avec</span> <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>.
        </Typography>
      </Page>
    </Box>
  ),
}
