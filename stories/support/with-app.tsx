import type { Decorator } from '@storybook/react-vite'
import { Suspense } from 'react'

import { ToastViewport } from '~/design/feedback/ToastViewport'
import { ThemeRoot } from '~/design/theme/ThemeRoot'
import { AppIntlProvider } from '~/i18n/AppIntlProvider'

import { sandboxKey } from './toolbar-state'

/** Theme, texts and toasts, as around every screen. Another role or latency starts the story anew: what it holds is of the old. */
export const withApp: Decorator = (Story, { globals }) => (
  <ThemeRoot>
    <AppIntlProvider>
      <Suspense>
        <Story key={sandboxKey(globals)} />
      </Suspense>
      <ToastViewport />
    </AppIntlProvider>
  </ThemeRoot>
)
