import type { FileRoutesByPath, SearchSchemaInput } from '@tanstack/react-router'

import type { PageShape } from '~/design/feedback/SkeletonPage'
import type { Namespace, PlainMessageId } from '~/i18n/messages'
import type { Right } from '~/permissions/permissions'

/** `/brands` for the route `/_authenticated/brands/`. */
type AddressOf<Id> = Id extends '/' | `/_authenticated${'' | '/'}`
  ? Exclude<Id, `/_authenticated${string}`>
  : Id extends `${infer Path}/`
    ? AddressOf<Path>
    : Id extends `/_authenticated${infer Path}`
      ? Path
      : Id

/** The path of a page, as in links: `/brands/$brandId`. */
export type PageAddress = AddressOf<keyof FileRoutesByPath>

/** Icons are named by strings: they load with the shell, not with the first screen. */
export type NavigationIcon =
  | 'access'
  | 'analytics'
  | 'brands'
  | 'card'
  | 'dashboard'
  | 'mail'
  | 'pages'
  | 'settings'
  | 'users'

/** An entry of the side navigation. */
export type PageNavigation = {
  /** `account`: the user's own pages, below the areas. Default: areas. */
  group?: 'account'
  /** Must be in a preloaded namespace. */
  label: PlainMessageId
  icon: NavigationIcon
  /** Pressed after `g`, it opens the page. */
  key?: string
  /** Other words that find it in the palette, in the namespace of the palette. */
  words?: PlainMessageId
}

/** Actions of the palette that concern the list or the form of a page. */
type PageAction =
  | 'create'
  | 'invite'
  | 'give'
  | 'name'
  | 'noAdmin'
  | 'export:brands'
  | 'export:users'
  | 'resend'
  | 'review'
  | 'plan'
  | 'extend'

export type Page = {
  /** Document title, announced to screen readers on arrival. */
  title?: PlainMessageId
  /** Namespaces of texts besides the preloaded ones. */
  namespaces?: readonly Namespace[]
  /** Users without it see a refusal, and no link in the navigation. Default: every user may open the page. */
  right?: Right
  /** Text of the refusal: who can grant the right. */
  denied?: PlainMessageId
  /** Shown above the failure of the page. */
  warning?: PlainMessageId
  /** Default: no entry. */
  navigation?: PageNavigation
  /** Address of the navigation entry that is marked for a page without its own. */
  under?: PageAddress
  /** The page is about the selected brand. Default: about the company. */
  follows?: 'brand'
  /** The page is empty without a brand, and says why there is none. */
  needs?: 'brand'
  /** It shows the trial and the usage of the plan: the navigation does not repeat them. */
  showsUsage?: true
  /** Shape of the page's content, for the skeleton that is shown before the user is known; cards by default. */
  shape?: PageShape
  /** Actions that the palette offers first on this page. */
  actions?: readonly PageAction[]
  /** Open to visitors: if a session ends here, the page stays (decision 17). A function is called at that moment. */
  public?: true | (() => boolean)
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Page {}
}

/**
 * Types the search parameters for links and validates nothing. The page and its loader validate them, so that code
 * loads with the page and not with the first screen.
 */
export const unvalidatedSearch = <Search extends object>(search: Search & SearchSchemaInput): Search => search

/** The texts of the shell, which every signed-in page has around it. */
export const SHELL_NAMESPACES: readonly Namespace[] = ['brands', 'data', 'frame', 'subscription']

/**
 * All pages, by address. Routes take their row as `staticData`. Navigation, palette, titles, refusals and the boot script
 * read this table. Its order is the order of the navigation. It imports only types: scripts of the build read it too.
 */
export const PAGES: Readonly<Record<PageAddress, Page>> = {
  '/': { public: true },
  '/dashboard': {
    title: 'dashboard.title',
    showsUsage: true,
    shape: 'columns',
    namespaces: ['dashboard', 'subscription', 'billing', 'brands'],
    navigation: { label: 'navigation.dashboard', icon: 'dashboard', key: 'd', words: 'palette.words.page.dashboard' },
  },
  '/pages': {
    title: 'pages.title',
    namespaces: ['pages', 'brands'],
    follows: 'brand',
    needs: 'brand',
    navigation: { label: 'navigation.pages', icon: 'pages', key: 'p' },
  },
  '/analytics': {
    title: 'navigation.analytics',
    namespaces: ['figures', 'brands', 'lists'],
    right: 'analytics',
    denied: 'figures.denied',
    follows: 'brand',
    navigation: { label: 'navigation.analytics', icon: 'analytics', key: 'a', words: 'palette.words.page.analytics' },
  },
  '/brands': {
    title: 'navigation.brands',
    namespaces: ['brandpages', 'lists'],
    shape: 'table',
    actions: ['create', 'noAdmin', 'export:brands'],
    navigation: { label: 'navigation.brands', icon: 'brands', key: 'm' },
  },
  // the heading of the page too, until the brand is known
  '/brands/$brandId': { title: 'forms.label.brand', shape: 'columns', namespaces: ['brandpages', 'lists'] },
  '/users': {
    title: 'navigation.users',
    namespaces: ['users', 'invitations', 'lists'],
    right: 'company',
    shape: 'table',
    actions: ['invite', 'give', 'export:users'],
    navigation: { label: 'navigation.users', icon: 'users', key: 'u', words: 'palette.words.page.users' },
  },
  '/users/invitations': {
    title: 'navigation.invitations',
    namespaces: ['invitations', 'lists'],
    right: 'company',
    shape: 'table',
    actions: ['invite', 'resend'],
    navigation: { label: 'navigation.invitations', icon: 'mail', key: 'i', words: 'palette.words.page.invitations' },
  },
  '/access': {
    title: 'navigation.access',
    namespaces: ['access', 'users', 'lists'],
    right: 'company',
    denied: 'access.denied',
    shape: 'table',
    actions: ['give', 'name', 'review'],
    navigation: { label: 'navigation.access', icon: 'access' },
  },
  '/settings/billing': {
    title: 'navigation.subscription',
    showsUsage: true,
    shape: 'columns',
    namespaces: ['subscription', 'billing', 'trial'],
    right: 'subscription',
    denied: 'subscription.billing.denied',
    actions: ['plan', 'extend'],
    navigation: {
      group: 'account',
      label: 'navigation.subscription',
      icon: 'card',
      words: 'palette.words.page.billing',
    },
  },
  '/settings': {
    title: 'navigation.settings',
    showsUsage: true,
    namespaces: ['settings', 'access', 'users', 'lists', 'billing', 'trial'],
    navigation: {
      group: 'account',
      label: 'navigation.settings',
      icon: 'settings',
      key: 's',
      words: 'palette.words.page.settings',
    },
  },
  '/settings/access-review': {
    title: 'access.review.title',
    namespaces: ['access', 'users', 'lists'],
    right: 'company',
    denied: 'access.denied',
    shape: 'table',
    under: '/access',
  },
  '/subscription/upgrade': {
    title: 'plans.title',
    showsUsage: true,
    namespaces: ['plans', 'trial', 'billing'],
    right: 'subscription',
    denied: 'plans.denied',
    under: '/settings/billing',
  },
  '/billing/success': {
    title: 'navigation.subscription',
    namespaces: ['plans'],
    under: '/settings/billing',
    warning: 'plans.success.unread',
  },
  '/billing/cancel': { title: 'navigation.subscription', namespaces: ['plans'], under: '/settings/billing' },
  '/auth/login': { title: 'auth.login.title', namespaces: ['auth'], public: true },
  '/onboarding/register': { title: 'onboarding.register.title', namespaces: ['onboarding'], public: true },
  '/onboarding/invitations/$token': {
    title: 'invitations.accept.title',
    namespaces: ['invitations'],
    public: true,
  },
  '/accessibility': { title: 'settings.accessibility.title', namespaces: ['settings'], public: true },
  '/test/auth': { title: 'settings.diagnosis.title', namespaces: ['settings', 'data', 'lists'], public: true },
  '/404': { title: 'errors.page.notFound.title', public: true },
}

type NavigationPage = PageNavigation & { to: PageAddress; right: Right | undefined }

/** The pages with an entry in the navigation, in its order. */
export const navigationPages = (): NavigationPage[] =>
  // the keys of the table
  (Object.keys(PAGES) as PageAddress[]).flatMap((to) => {
    const { navigation, right } = PAGES[to]
    return navigation ? [{ to, right, ...navigation }] : []
  })

/** If so, the entry is not current while one of its sub-pages is open. */
export const hasEntryBelow = (to: string, entries: readonly { to: string }[]): boolean =>
  entries.some((other) => other.to.startsWith(`${to}/`))
