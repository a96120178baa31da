import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'

import { usePageTitle } from '~/features/shell/page-title'
import { createAppIntl } from '~/i18n/intl'
import type { Messages } from '~/i18n/read-messages'

afterEach(cleanup)

const root = createRootRoute()
const upgrade = createRoute({ getParentRoute: () => root, path: '/', staticData: { title: 'plans.title' } })

async function titleWith(messages: Messages) {
  const router = createRouter({ routeTree: root.addChildren([upgrade]), history: createMemoryHistory() })
  await router.load()
  const intl = createAppIntl({ locale: 'de', messages, builtIn: messages, timeZone: 'Europe/Paris' })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RawIntlProvider value={intl}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </RawIntlProvider>
  )
  return renderHook(() => usePageTitle(), { wrapper }).result.current
}

it('a page has no title while its texts are loading, and no text is reported missing (GRD-14)', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await titleWith({})).toBeUndefined()
  expect(warned).not.toHaveBeenCalled()
  expect(await titleWith({ 'plans.title': [{ type: 0, value: 'Tarif wählen' }] })).toBe('Tarif wählen')
})
