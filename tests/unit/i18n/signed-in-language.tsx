import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'

import { timeZone } from '~/i18n/dates'
import { language } from '~/i18n/language'
import { languageSwitch } from '~/i18n/language-switch'
import { catalogue } from '~/i18n/message-loader'
import { useUserLanguage } from '~/i18n/user-language'

import { CONFIG, data, languageServer } from './language-server'

export const USER = 7
export type Reply = ReturnType<Parameters<typeof languageServer>[0]>

/** The provider, its translation files, and the queries of a session. */
export function setUp(
  config: () => Reply,
  { change, translations = {} }: { change?: () => Reply; translations?: object } = {},
) {
  const { asked, fetchStub } = languageServer((path) => {
    if (path.includes('my_config')) return config()
    if (path.includes('quick_change')) return change?.() ?? data({ config: CONFIG })
    return data({ translations })
  }, 'token')
  vi.stubGlobal('fetch', (input: Request | string) =>
    typeof input === 'string' ? Promise.resolve(new Response('{}', { status: 404 })) : fetchStub(input),
  )
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const count = (part: string) => asked.filter(({ path }) => path.includes(part)).length
  return { queryClient, count, asked }
}

function Setup() {
  useUserLanguage(USER)
  return null
}

export const mount = (queryClient: QueryClient) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Setup />
    </QueryClientProvider>,
  )

export const myConfig = (change: object = {}) =>
  data({ config: { ...CONFIG, ...change }, profile: null, is_new_user: false, detected_language: null })

export function forgetLanguages(): void {
  cleanup()
  languageSwitch.forget()
  language.reset()
  timeZone.reset()
  catalogue.clearOverrides()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
