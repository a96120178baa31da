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
    <Stack lang="en" spacing={3} sx={{ maxWidth: 480 }}>
      <Typography>
        State {motion.state} ms, menu {motion.menu} ms, dialog {motion.dialog} ms, curve {easing}. Nothing moves where
        the system asks for less motion.
      </Typography>
      <Box sx={{ position: 'relative', height: 24 }}>
        <ProgressBar active label="Loading the page…" />
      </Box>
      <div>
        <Spinner /> Checking…
      </div>
      <div>
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      </div>
      <Dialog open={open} title="Dialog" onClose={close}>
        It comes in within {motion.dialog} ms.
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
    await userEvent.click(canvas.getByRole('button', { name: 'Open the dialog' }))
    await expect(await screen.findByRole('dialog', { name: 'Dialog' })).toBeInTheDocument()
  },
}
