import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { Global, themes } from 'storybook/theming'

import { THEME_MODES } from '~/design/theme/theme-constants'
import { darkTokens, lightTokens } from '~/design/theme/tokens'

import { useToolbarGlobals } from './toolbar-globals'

/** Storybook's theme on the background of the app: cards stand out from it, as they do there. */
const themed = (base: typeof themes.light, { background, divider, text }: typeof lightTokens) => ({
  ...base,
  appContentBg: background.default,
  appBorderColor: divider,
  textColor: text.primary,
})

const THEMES = { light: themed(themes.light, lightTokens), dark: themed(themes.dark, darkTokens) }

/** Storybook lays its pages out for a desktop. */
const PHONE = {
  '@media (max-width: 600px)': {
    '.sbdocs.sbdocs-wrapper': { padding: '24px 16px' },
    // a table scrolls by itself, but for those of stories
    '.sbdocs-content table:not(.sb-unstyled table)': { display: 'block', overflowX: 'auto' },
  },
} as const

/** Around every documentation page: in the theme of the toolbar, as its stories are. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbarGlobals(context.channel)
  return (
    <Container context={context} theme={THEMES[THEME_MODES.find((mode) => mode === theme) ?? 'light']}>
      <Global styles={PHONE} />
      {children}
    </Container>
  )
}
