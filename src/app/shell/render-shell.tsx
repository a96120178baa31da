import { RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { RawIntlProvider, type IntlShape } from 'react-intl'

import { PAGE_SHAPES, SkeletonPage, type PageShape } from '~/design/feedback/SkeletonPage'
import { Box } from '~/design/layout/Flex'
import { BaseStyles } from '~/design/theme/BaseStyles'
import { collectStyles } from '~/design/theme/critical-styles'
import { ThemeRoot } from '~/design/theme/ThemeRoot'
import { CheckingInvitation } from '~/features/invitations/AcceptScreen'
import { BESIDE, SHELL, SideColumn, SideNavigation } from '~/features/shell/NavigationList'
import { TopBar } from '~/features/shell/TopBar'
import { UserMenuLoading } from '~/features/shell/UserMenu'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '~/i18n/locales'

import type { AppRouter } from '../create-app'
import { invitationTemplate, signedInTemplate, WIDTHS, type Width } from './shell'

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
