import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { RawIntlProvider, type IntlShape } from 'react-intl'

import { knownValues } from '~/api/generated/known-values.gen'
import { operations } from '~/api/generated/operations.gen'
import { Box } from '~/design/layout/Flex'
import { Page } from '~/design/layout/Page'
import { BaseStyles } from '~/design/theme/BaseStyles'
import { collectStyles } from '~/design/theme/critical-styles'
import { ThemeRoot } from '~/design/theme/ThemeRoot'
import { BrandSelectorLoading } from '~/features/brands/BrandSelector'
import { AcceptScreen, CheckingInvitation } from '~/features/invitations/AcceptScreen'
import { InvitationEntries } from '~/features/invitations/UnreadInvitation'
import { APP_VERSION } from '~/features/shared/installation'
import { navigationFor } from '~/features/shell/navigation'
import { BESIDE, SHELL, SideColumn, SideNavigation } from '~/features/shell/NavigationList'
import { TopBar } from '~/features/shell/TopBar'
import { UserMenu } from '~/features/shell/UserMenu'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'
import { createAppIntl } from '~/i18n/intl'
import { DEFAULT_LOCALE } from '~/i18n/locales'
import { PRELOADED_NAMESPACES, type Namespace } from '~/i18n/messages'
import type { Rights } from '~/permissions/permissions'
import { recordOf } from '~/platform/json'
import type { RouterContext } from '~/routes/-router-context'

import {
  BANNER_PLACE,
  FORMS,
  INVITATION_FIELDS,
  INVITATION_VALUE,
  INVITED_TITLE_ID,
  NAME_MARK,
  ROLE_ID,
  roleId,
  TEXT_MARK,
  textMark,
  TITLE_ID,
  TOKEN_STAND_IN,
  UNNAMED_TITLE_ID,
  type EarlyPage,
  type Form,
  type SignedInForm,
} from './early-frame'
import { createAppRouter, type AppRouter } from './router'

/** Rights to every page. The early script removes the pages that a person may not open. */
const EVERYTHING: Rights = { user_type: 'agency_admin', subscription_info: { can_manage_subscription: true } }

const NOBODY = { id: 0, first_name: '', last_name: '', username: NAME_MARK, email: '', user_type: textMark(ROLE_ID) }

const nothing = () => {}

/** The only date in a frame is the expiry of the invitation. */
const formatDate = () => textMark(`${INVITATION_VALUE}expires_at`)

/** Renders each text as the mark of its id. */
function createMarkIntl(): IntlShape {
  const intl = createAppIntl({ locale: DEFAULT_LOCALE, messages: {}, builtIn: {}, timeZone: DEFAULT_TIME_ZONE })
  // the overloads with values do not matter: no value is shown
  const formatMessage = (({ id = '' }) => textMark(id)) as IntlShape['formatMessage']
  return { ...intl, formatMessage, $t: formatMessage, formatDate }
}

function SignedInFrame({ form }: { form: SignedInForm }) {
  const wide = form !== 'narrow'
  const compact = form === 'rail'
  return (
    <Box sx={SHELL}>
      {wide && (
        <SideColumn folded={compact}>
          <SideNavigation
            navigation={navigationFor(EVERYTHING)}
            compact={compact}
            brandSelector={<BrandSelectorLoading />}
            meter={null}
            userMenu={<UserMenu user={NOBODY} version={APP_VERSION} onSignOut={nothing} />}
            onNavigate={nothing}
          />
        </SideColumn>
      )}
      <Box sx={BESIDE}>
        <TopBar navigation={{ id: '', wide, open: form === 'wide', onToggle: nothing }} readOnly={false} />
        <div {...{ [BANNER_PLACE]: true }} />
        <Page title={textMark(TITLE_ID)}>{null}</Page>
      </Box>
    </Box>
  )
}

const VALUES = recordOf(INVITATION_FIELDS, (name) => textMark(INVITATION_VALUE + name))

/** An open invitation with every possible value. The early script removes the missing ones. */
const OpenInvitation = () => (
  <AcceptScreen
    invitation={{ ...VALUES, expires_at: '2000-01-01' }}
    signedInAs={undefined}
    entries={<InvitationEntries token={TOKEN_STAND_IN} />}
    accepting={false}
    failure={null}
    onAccept={nothing}
    onSignOut={nothing}
  />
)

function contentOf(form: Form) {
  if (form === 'invitation') return <CheckingInvitation />
  return form === 'openInvitation' ? <OpenInvitation /> : <SignedInFrame form={form} />
}

async function htmlOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element)
  return new Response(prelude).text()
}

/** Removes ids and names, which a picture does not need, and inline styles, which the security policy refuses. */
const unnamed = (html: string) =>
  html.replaceAll(/\s(?:id|style|aria-(?:label|controls|expanded|haspopup|describedby))="[^"]*"/g, '')

/** The main part of an open invitation. It has no `aria-label`: the early script fills in texts only. */
function mainOf(html: string): string {
  const [main] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  if (!main) throw new Error('An open invitation without a main part')
  const missing = Object.values(VALUES).filter((mark) => !main.includes(mark))
  if (missing.length > 0) throw new Error(`An open invitation does not show ${missing.join(', ')}`)
  if (/\saria-label=/.test(main))
    throw new Error('An open invitation has a label, which the early script does not fill in')
  return unnamed(main)
}

const AREA = '/_authenticated'
const INVITATION = '/onboarding/invitations/$token'

type PageOfRoute = Omit<EarlyPage, 'files' | 'french'> & { route: string }

const textsOf = (...namespaces: Namespace[]) => [...new Set([...PRELOADED_NAMESPACES, ...namespaces])]

/** The pages that have a frame, without their files. */
function pagesOf({ routesById }: AppRouter): PageOfRoute[] {
  const area = routesById[AREA].options.staticData?.namespaces ?? []
  const signedIn = Object.values(routesById).flatMap(({ id, fullPath, options }): PageOfRoute[] => {
    if (!id.startsWith(`${AREA}/`)) return []
    const { title, namespaces = [], right } = options.staticData ?? {}
    return [
      {
        route: id,
        path: fullPath.replace(/(.)\/$/, '$1'),
        title,
        right,
        texts: textsOf(...area, ...namespaces),
      },
    ]
  })
  const { namespaces = [] } = routesById[INVITATION].options.staticData ?? {}
  const call = operations.getInvitationStatus.replace('GET ', '')
  return [...signedIn, { route: INVITATION, path: INVITATION, form: 'invitation', call, texts: textsOf(...namespaces) }]
}

/** Ids of the texts in the frames, except those that differ by page or person. */
const textsIn = (html: string): string[] => {
  const ids = new Set(Array.from(html.matchAll(TEXT_MARK), ([, id = '']) => id))
  if (ids.has(INVITED_TITLE_ID)) ids.add(UNNAMED_TITLE_ID)
  for (const userType of knownValues.userType) ids.add(roleId(userType))
  return [...ids].filter((id) => id !== ROLE_ID && id !== TITLE_ID && !id.startsWith(INVITATION_VALUE))
}

/** The frames for the build: their forms, styles and texts, and the pages that have one. */
export async function renderEarlyFrame(services: RouterContext['services']) {
  const router = createAppRouter({ services, history: createMemoryHistory({ initialEntries: ['/404'] }) })
  const intl = createMarkIntl()
  const { cache, stylesOf } = collectStyles()
  const forms: [Form, string][] = []
  for (const form of FORMS) {
    const html = await htmlOf(
      <ThemeRoot styles={cache} base={<BaseStyles />}>
        <RawIntlProvider value={intl}>
          <RouterContextProvider router={router}>{contentOf(form)}</RouterContextProvider>
        </RawIntlProvider>
      </ThemeRoot>,
    )
    // the page already has the frame around an open invitation
    forms.push([form, form === 'openInvitation' ? mainOf(html) : unnamed(html)])
  }
  const all = forms.map(([, html]) => html).join('')
  return { forms, styles: stylesOf(all), texts: textsIn(all), pages: pagesOf(router) }
}

export type RenderedFrame = Awaited<ReturnType<typeof renderEarlyFrame>>
