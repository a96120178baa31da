import type { Decorator } from '@storybook/react-vite'
import { Suspense } from 'react'

import { ToastViewport } from '~/design/feedback/ToastViewport'
import { BaseStyles } from '~/design/theme/BaseStyles'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { AppIntlProvider } from '~/i18n/intl'

/** Theme, texts and toasts, as around every screen. */
export const withApp: Decorator = (Story) => (
  <ThemeRoot base={<BaseStyles />}>
    <AppIntlProvider>
      <Suspense>
        <Story />
      </Suspense>
      <ToastViewport />
    </AppIntlProvider>
  </ThemeRoot>
)
