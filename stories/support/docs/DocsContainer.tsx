import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

import { THEME_MODES } from '~/design/theme/theme-constants'

type Channel = DocsContainerProps['context']['channel']

/** The toolbar's theme. Storybook sends the globals once, and after each change. */
function useToolbarTheme(channel: Channel) {
  const theme = useSyncExternalStore<unknown>(
    (onChange) => {
      for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, onChange)
      return () => {
        for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.off(event, onChange)
      }
    },
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals?.theme,
  )
  return THEME_MODES.find((mode) => mode === theme) ?? 'light'
}

/** Around every documentation page: in the theme of the toolbar, as its stories are. */
export const DocsContainer = ({ context, children }: PropsWithChildren<DocsContainerProps>) => (
  <Container context={context} theme={themes[useToolbarTheme(context.channel)]}>
    {children}
  </Container>
)
