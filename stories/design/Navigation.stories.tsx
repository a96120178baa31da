import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { Kbd } from '~/design/data/Kbd'
import { ProgressBar } from '~/design/feedback/ProgressBar'
import { Button } from '~/design/inputs/Button'
import { Breadcrumb } from '~/design/layout/Breadcrumb'
import { Box, Link, Stack, Typography } from '~/design/layout/layout'
import { Page } from '~/design/layout/Page'
import { MAIN_ID, SkipLink } from '~/design/layout/SkipLink'
import { Stepper } from '~/design/layout/Stepper'
import { TabPanel } from '~/design/layout/TabPanel'
import { Tabs } from '~/design/layout/Tabs'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'

const meta = { title: 'Components/Navigation' } satisfies Meta

export default meta
type Story = StoryObj

export const SrOnlyAndSkipLink: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <SkipLink />
      <Box component="nav" sx={{ p: 3, pt: 9 }}>
        <Link href="#marques">Marques</Link>
      </Box>
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ p: 3 }}>
        <Typography variant="h1">Tableau de bord</Typography>
        <VisuallyHidden>Pour les lecteurs d’écran seulement</VisuallyHidden>
      </Box>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('NFR-08 · the first Tab shows the link, Enter leads to the content', async () => {
      await userEvent.tab()
      const link = canvas.getByRole('link', { name: 'Aller au contenu principal' })
      await expect(link).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('main')).toHaveFocus()
    })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: 'Aller au contenu principal' })).toHaveFocus()
  },
}

function LiveTabs() {
  const [tab, setTab] = useState<'users' | 'invitations' | 'archive'>('users')
  return (
    <div>
      <Tabs
        label="Utilisateurs et invitations"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'users', label: 'Utilisateurs' },
          { id: 'invitations', label: 'Invitations', count: 4 },
          { id: 'archive', label: 'Archives', disabled: true },
        ]}
      />
      <TabPanel id={tab}>{tab === 'users' ? 'Les utilisateurs' : 'Les invitations'}</TabPanel>
    </div>
  )
}

export const TabsAndStepper: Story = {
  name: 'Tabs and Stepper',
  render: () => (
    <Stack spacing={4}>
      <LiveTabs />
      <Stepper
        label="Inscription"
        steps={[
          { id: 'one', label: 'Informations personnelles', state: 'done' },
          { id: 'two', label: 'Dernière étape !', state: 'current' },
          { id: 'three', label: 'Tableau de bord', state: 'todo' },
        ]}
      />
      <Stepper
        label="Inscription"
        steps={[
          { id: 'one', label: 'Informations personnelles', state: 'error' },
          { id: 'two', label: 'Dernière étape !', state: 'todo' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Utilisateurs' }))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('tab', { name: /Invitations/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Les invitations')
    await expect(canvas.getByText('Dernière étape !', { selector: '[aria-current] *' })).toBeVisible()
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
          Ouvrez la recherche avec <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>.
        </Typography>
      </Page>
    </Box>
  ),
}
