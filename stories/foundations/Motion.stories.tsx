import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'

import { ProgressBar } from '~/design/feedback/ProgressBar'
import { Spinner } from '~/design/feedback/Spinner'
import { Button } from '~/design/inputs/Button'
import { Dialog } from '~/design/layers/layers'
import { Box, Stack, Typography } from '~/design/layout/Flex'
import { easing, motion } from '~/design/theme/tokens'

const meta = {} satisfies Meta

export default meta
type Story = StoryObj

function Movements() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Stack spacing={3} sx={{ maxWidth: 480 }}>
      <Typography>
        État {motion.state} ms, menu {motion.menu} ms, fenêtre {motion.dialog} ms, courbe {easing}. Rien ne bouge quand
        le système demande moins de mouvement.
      </Typography>
      <Box sx={{ position: 'relative', height: 24 }}>
        <ProgressBar active label="Chargement de la page…" />
      </Box>
      <div>
        <Spinner /> Vérification…
      </div>
      <div>
        <Button onClick={() => setOpen(true)}>Ouvrir la fenêtre</Button>
      </div>
      <Dialog open={open} title="Fenêtre" onClose={close}>
        Elle entre en {motion.dialog} ms.
      </Dialog>
    </Stack>
  )
}

/** The rule that holds every movement still, read from the page's own stylesheets. */
const stillsMovement = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .some(
      (rule) =>
        rule instanceof CSSMediaRule &&
        /reduced-motion/.test(rule.conditionText) &&
        /animation-duration/.test(rule.cssText) &&
        /transition: none/.test(rule.cssText),
    )

export const Motion: Story = {
  tags: ['NFR-10'],
  render: () => <Movements />,
  play: async ({ canvas, step }) => {
    await step('reduced motion is respected', () => expect(stillsMovement()).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la fenêtre' }))
    await expect(await screen.findByRole('dialog', { name: 'Fenêtre' })).toBeInTheDocument()
  },
}
