import { RouterContextProvider, createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { RawIntlProvider, type IntlShape } from 'react-intl'
import { createStore } from 'zustand/vanilla'

import { invitationTemplate, signedInTemplate, WIDTHS, type Width, type ShellPage } from '~/app/shell/shell'
import { PAGE_SHAPES, SkeletonPage, type PageShape } from '~/design/feedback/SkeletonPage'
import { Box } from '~/design/layout/Flex'
import { BaseStyles } from '~/design/theme/BaseStyles'
import { collectStyles } from '~/design/theme/critical-styles'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { CheckingInvitation } from '~/features/invitations/AcceptScreen'
import { BESIDE, SHELL, SideColumn, SideNavigation } from '~/features/shell/NavigationList'
import { TopBar } from '~/features/shell/TopBar'
import { UserMenuLoading } from '~/features/shell/UserMenu'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'
import { createAppIntl } from '~/i18n/intl'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '~/i18n/locales'
import { catalogue } from '~/i18n/message-loader'
import { PRELOADED_NAMESPACES, type Namespace } from '~/i18n/messages'
import { readMessages } from '~/i18n/read-messages'
import { recordOf } from '~/platform/json'
import { session } from '~/session/app-session'

import { App, type AppRouter, createApp } from './App'
import { INITIAL_START } from './configuration'
import { createServices } from './create-services'

const doNothing = () => {}

/** A signed-in page before its user, their rights and its title are known. */
const SignedInShell = ({ width, shape }: { width: Width; shape: PageShape }) => (
  <Box sx={SHELL}>
    {width !== 'narrow' && (
      <SideColumn folded={width === 'rail'}>
        <SideNavigation
          navigation={{ areas: [], account: [] }}
          compact={width === 'rail'}
          company={undefined}
          meter={null}
          userMenu={<UserMenuLoading />}
          onNavigate={doNothing}
        />
      </SideColumn>
    )}
    <Box sx={BESIDE}>
      <TopBar
        navigation={{ id: '', wide: width !== 'narrow', open: width === 'wide', onToggle: doNothing }}
        readOnly={false}
      />
      {/* as high as the title that replaces it */}
      <SkeletonPage title={'\u00A0'} shape={shape} />
    </Box>
  </Box>
)

/** Renders the templates of all shells, and their styles. */
export async function renderShells(router: AppRouter, intlOf: (locale: Locale) => IntlShape) {
  const { cache, stylesOf } = collectStyles()
  const templates: [id: string, html: string][] = []
  const render = async (id: string, locale: Locale, content: ReactNode) => {
    const { prelude } = await prerender(
      <ThemeRoot styles={cache} base={<BaseStyles />}>
        <RawIntlProvider value={intlOf(locale)}>
          <RouterContextProvider router={router}>{content}</RouterContextProvider>
        </RawIntlProvider>
      </ThemeRoot>,
    )
    templates.push([id, await new Response(prelude).text()])
  }
  for (const width of WIDTHS)
    for (const shape of PAGE_SHAPES)
      await render(signedInTemplate(width, shape), DEFAULT_LOCALE, <SignedInShell width={width} shape={shape} />)
  for (const locale of LOCALES) await render(invitationTemplate(locale), locale, <CheckingInvitation />)
  return { templates, styles: stylesOf(templates.map(([, html]) => html).join('')) }
}

/*
 * Renders at build time: the public pages, in French, signed out, without configuration, and the static shells of all
 * others. The first client render of a public page must be identical, or React discards it and what the user typed.
 */

const configuration = { store: createStore(() => INITIAL_START) }

/** Nothing is started: listeners, timers and channels would keep the build running. */
function createPrerenderRouter(path: string): AppRouter {
  const { router } = createApp({
    loadServices: async () => createServices({ session, router: () => router }),
    expected: () => false,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  return router
}

export type RenderedPage = {
  title: string
  html: string
  styles: string
  /** Namespaces of the page. */
  namespaces: readonly Namespace[]
}

export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createPrerenderRouter(path)
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

const AREA = '/_authenticated'
const INVITATION = '/onboarding/invitations/$token'

type PageWithShell = Omit<ShellPage, 'files' | 'french'> & { route: string }

/** A parameter such as `$id` may be anything. */
const patternOf = (fullPath: string) => `^${fullPath.replace(/(.)\/$/, '$1').replaceAll(/\$\w+/g, '[^/]+')}$`

const textsOf = (...namespaces: Namespace[]) => [...new Set([...PRELOADED_NAMESPACES, ...namespaces])]

/** The pages that have a shell: those of signed-in users, and that of an invitation. */
function pagesWithShell({ routesById }: AppRouter, intlOf: (locale: Locale) => IntlShape): PageWithShell[] {
  const ofArea = routesById[AREA].options.staticData?.namespaces ?? []
  const signedIn = Object.values(routesById).flatMap(({ id, fullPath, options }): PageWithShell[] => {
    if (!id.startsWith(`${AREA}/`)) return []
    const { title, namespaces = [], shape = 'cards' } = options.staticData ?? {}
    return [
      {
        route: id,
        path: patternOf(fullPath),
        shape,
        ...(title && { title: recordOf(LOCALES, (locale) => intlOf(locale).formatMessage({ id: title })) }),
        texts: textsOf(...ofArea, ...namespaces),
      },
    ]
  })
  const { namespaces = [] } = routesById[INVITATION].options.staticData ?? {}
  const pages = [...signedIn, { route: INVITATION, path: patternOf(INVITATION), texts: textsOf(...namespaces) }]
  // parameters match anything: exact paths come first
  return pages.toSorted((one, other) => Number(one.path.includes('[')) - Number(other.path.includes('[')))
}

/**
 * Renders the static shells.
 * @param texts the files of each language, as the build wrote them
 */
export async function renderShellPages(texts: Readonly<Record<Locale, readonly unknown[]>>) {
  const router = createPrerenderRouter('/404')
  const intls = recordOf(LOCALES, (locale) =>
    createAppIntl({
      locale,
      messages: Object.fromEntries(texts[locale].flatMap((file) => [...readMessages(file).ready])),
      builtIn: {},
      timeZone: DEFAULT_TIME_ZONE,
    }),
  )
  const intlOf = (locale: Locale) => intls[locale]
  return { ...(await renderShells(router, intlOf)), pages: pagesWithShell(router, intlOf) }
}

export type RenderedShells = Awaited<ReturnType<typeof renderShellPages>>
