import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'

import { BaseStyles } from '~/design/theme/BaseStyles'
import { collectStyles } from '~/design/theme/critical-styles'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'
import { createAppIntl } from '~/i18n/intl'
import { DEFAULT_LOCALE } from '~/i18n/locales'
import { catalogue } from '~/i18n/message-loader'
import { PRELOADED_NAMESPACES, type Namespace } from '~/i18n/messages'
import { session } from '~/session/app-session'

import { App } from './App'
import { INITIAL_START } from './configuration'
import { createServices } from './create-services'
import { createQueryClient, createSessionQueryClient } from './query-client'
import { renderEarlyFrame, type RenderedFrame } from './render-early-frame'
import { createAppRouter } from './router'

/*
 * Renders the public pages at build time: in French, signed out, without configuration. The first client render must be
 * identical, or React discards the page and what the user typed.
 */

const configuration = {
  get: () => INITIAL_START,
  getInitial: () => INITIAL_START,
  subscribe: () => () => {},
}

/** Nothing is started: listeners, timers and channels would keep the build running. */
const services = {
  expected: () => false,
  load: async () => createServices({ session, queries: createSessionQueryClient(createQueryClient) }),
  loaded: () => undefined,
}

export type RenderedPage = {
  title: string
  html: string
  styles: string
  /** Namespaces of the page. */
  namespaces: readonly Namespace[]
}

export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createAppRouter({ services, history: createMemoryHistory({ initialEntries: [path] }) })
  // scroll restoration would add an inline script
  router.update({ ...router.options, scrollRestoration: false })
  await router.load()

  const { cache, stylesOf } = collectStyles()
  const { prelude } = await prerender(<App runtime={{ configuration, router }} styles={cache} base={<BaseStyles />} />)
  const html = await new Response(prelude).text()

  const matches = router.state.matches.map(({ staticData }) => staticData)
  const intl = createAppIntl({
    locale: DEFAULT_LOCALE,
    messages: catalogue.messages(DEFAULT_LOCALE),
    builtIn: catalogue.builtIn(),
    timeZone: DEFAULT_TIME_ZONE,
  })
  const titleId = matches.findLast(({ title }) => title)?.title
  const app = intl.formatMessage({ id: 'common.app.name' })
  return {
    title: titleId ? `${intl.formatMessage({ id: titleId })} · ${app}` : app,
    html,
    styles: stylesOf(html),
    namespaces: [...new Set([...PRELOADED_NAMESPACES, ...matches.flatMap(({ namespaces = [] }) => namespaces)])],
  }
}

export const renderFrame = (): Promise<RenderedFrame> => renderEarlyFrame(services)
