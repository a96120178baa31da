import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'

import { initialGlobals } from '../toolbar'
import type { Mode } from '../workbench'

type Channel = DocsContainerProps['context']['channel']

/** The toolbar's settings. Storybook sends them once, and after each change. */
export const useToolbarGlobals = (channel: Channel) =>
  useSyncExternalStore<Mode>(
    (onChange) => {
      for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, onChange)
      return () => {
        for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.off(event, onChange)
      }
    },
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? initialGlobals,
  )
