import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Box, Link, Typography } from '~/design/layout/Flex'
import { MAIN_ID, SkipLink } from '~/design/layout/Link'
import { VisuallyHidden } from '~/design/layout/Text'

import { text } from '../../support/text'

const meta = { component: SkipLink } satisfies Meta

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
      const link = canvas.getByRole('link', { name: text('navigation.skip') })
      await expect(link).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('main')).toHaveFocus()
    })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: text('navigation.skip') })).toHaveFocus()
  },
}
