import { PAGES, SHELL_NAMESPACES } from '../src/features/shared/pages.ts'
import {
  besideEntry,
  fetchedLaterIn,
  group,
  moduleAt,
  pageAt,
  pagesIn,
  shared,
  textsOf,
  withTexts,
} from './chunk-groups.ts'
import { sameImporters } from './same-importers.ts'

/** What every page starts with. */
const initial = { tags: ['$initial' as const] }

const LOGIN = [pagesIn('routes/auth')]
const REGISTER = [pageAt('routes/onboarding/register')]
const SHELL = [pageAt('routes/_authenticated')]
const SIGNED_IN = [...SHELL, pagesIn('routes/_authenticated'), moduleAt('features/settings/PasswordForm')]
const LISTS = [
  pageAt('routes/_authenticated/analytics'),
  pageAt('routes/_authenticated/pages'),
  ...['brands', 'settings', 'subscription', 'users'].map((folder) => pagesIn(`routes/_authenticated/${folder}`)),
]
const LAYERS = ['Dialog', 'Drawer', 'Menu'].map((name) => moduleAt(`design/layers/${name}Layer`))

const page = (path: string) => pageAt(`routes/_authenticated/${path}`)

/** The pages, by a name for their files. */
const ALL_PAGES = {
  login: pagesIn('routes/auth'),
  registration: pageAt('routes/onboarding/register'),
  invitation: pageAt('routes/onboarding/invitations.$token'),
  statement: pageAt('routes/accessibility'),
  dashboard: page('dashboard'),
  pages: page('pages'),
  figures: page('analytics'),
  brands: page('brands/index'),
  brand: page('brands/$brandId'),
  users: page('users/index'),
  invited: page('users/invitations'),
  access: page('access'),
  settings: page('settings/index'),
  plan: page('settings/billing'),
  review: page('settings/access-review'),
  upgrade: page('subscription/upgrade'),
  paid: page('billing/success'),
  unpaid: page('billing/cancel'),
}

const dialogs = (folder: string, ...names: string[]) => names.map((name) => moduleAt(`features/${folder}/${name}`))

/** Dialogs and details that load together. */
const TOGETHER = {
  details: dialogs('access', 'BrandDetail', 'UserDetail'),
  bulk: dialogs('access', 'bulk/CopyAccess', 'bulk/BulkAccessDialog'),
  compare: dialogs('access/review/compare', 'ReviewComparison', 'stored-reviews'),
}

/**
 * A first screen is a handful of files: what every page starts with, what public pages share, the page and its texts.
 * The first is in three parts, which a browser runs one after another, so no single task is long. After a sign-in come
 * the session, the shell around every page, and the page. The bundler decides on all other modules.
 */
export const CODE_SPLITTING = {
  groups: [
    { ...initial, name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 110 },
    { ...initial, name: 'ui', test: /\/node_modules\/(?:@mui|@emotion|stylis)\/|\/src\/design\//, priority: 109 },
    { ...initial, name: 'app', priority: 108 },
    // the sign-in page uses all of it but the counted field, which the registration shares with lists (0.2 kB)
    group(
      'public',
      107,
      [
        shared(LOGIN, [...REGISTER, ...SIGNED_IN]),
        shared(REGISTER, SHELL),
        moduleAt('features/shared/forms/CountedTextField'),
      ],
      { without: ['features/auth', 'routes'] },
    ),
    group('common', 106, REGISTER, {
      within: ['design', 'features/shared/forms', 'validation'],
    }),
    // step 1 of the registration, which the later steps import too, with its French texts, which most visitors read
    group('register', 105, [withTexts('routes/onboarding/register', PAGES['/onboarding/register'].namespaces ?? [])], {
      within: ['features/onboarding', 'routes/onboarding', 'i18n/messages/fr'],
    }),
    // the form library and the schemas, for pages that the build does not render
    group('forms', 105, [moduleAt('features/shared/forms/use-zod-form'), moduleAt('validation/schemas')], {
      within: ['features/shared/forms', 'validation'],
    }),
    // visitors with the link of an invitation are new here: they load this and the page, and nothing of the area
    group(
      'session',
      104,
      [
        fetchedLaterIn('app'),
        fetchedLaterIn('features/auth'),
        // toasts are a file of their own, fetched as soon as there is a session, which needs nothing of the area
        shared([fetchedLaterIn('design/feedback')], [...SIGNED_IN, ...LAYERS]),
        pageAt('routes/onboarding/invitations.$token'),
        besideEntry('@tanstack/react-query', 'useQuery.js'),
      ],
      { without: ['routes/onboarding', 'features/invitations', 'features/shared/invitation'] },
    ),
    group('area', 103, [
      withTexts('routes/_authenticated', SHELL_NAMESPACES),
      shared([pageAt('routes/_authenticated/dashboard')], LISTS),
    ]),
    // one file instead of thirty, whose names alone would make the first screen larger
    group('parts', 102, [pagesIn('routes/_authenticated'), textsOf(['lists'])], {
      within: ['features/shared', 'design/feedback', 'design/layers', 'platform', 'validation', 'i18n/messages/fr'],
      // of the menu of the account and of the settings
      without: ['features/shared/LanguageChoice'],
    }),
    // loaded when the first layer opens, or earlier
    group('layers', 101, LAYERS),
    ...sameImporters(ALL_PAGES, TOGETHER),
  ],
}
