import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'

import { Box } from '~/design/layout/Flex'

import { whyNoSteps } from './steps'
import { roleNote } from './toolbar-state'

/**
 * Restarts the story for another role or latency, because router and queries hold answers of the previous sandbox. Says
 * what the switch of roles has done, or that the window is too narrow for the steps.
 */
export const withFreshSandbox: Decorator = (Story, context) => {
  const { globals } = context
  const note = whyNoSteps(context) ?? roleNote()
  return (
    <Fragment key={`${String(globals['role'])} ${String(globals['latency'])}`}>
      <Story />
      {note !== undefined && (
        <Box role="status" lang="en" translate="no" sx={NOTE}>
          {note}
        </Box>
      )}
    </Fragment>
  )
}

/** Over the page and its dialogs, beside the name in the navigation, and never in the way of a press. */
const NOTE = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'tooltip',
  width: 'fit-content',
  mx: 'auto',
  px: 2,
  py: 0.5,
  textAlign: 'center',
  typography: 'caption',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  pointerEvents: 'none',
} as const
