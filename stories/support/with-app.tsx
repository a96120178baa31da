import type { Decorator } from '@storybook/react-vite'
import { Suspense } from 'react'

import { ThemeRoot } from '~/design/ThemeRoot'
import { ToastViewport } from '~/design/ToastViewport'
import { AppIntlProvider } from '~/i18n/AppIntlProvider'

/** Theme, texts and toasts, as around every screen. */
export const withApp: Decorator = (Story) => (
  <ThemeRoot>
    <AppIntlProvider>
      <Suspense>
        <Story />
      </Suspense>
      <ToastViewport />
    </AppIntlProvider>
  </ThemeRoot>
)
