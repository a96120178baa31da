import { initials } from '~/design/data/initials'
import { invitationToken } from '~/features/shared/invitation/invitation-token'
import { hasEntryBelow } from '~/features/shared/pages'
import { displayName } from '~/features/shared/user/display-name'
import { bannerHeight } from '~/features/shell/banner-height'
import { isRailStored } from '~/features/shell/stored-rail'
import { detectLocale, LANGUAGE_KEY, readLocale } from '~/i18n/detect-locale'
import { keptLanguage } from '~/i18n/kept-language'
import { DEFAULT_LOCALE, type Locale } from '~/i18n/locales'
import { mayOpenPage } from '~/permissions/permissions'
import { forgetEarlyAnswers } from '~/platform/early-answers'
import { safeLocalStorage } from '~/platform/storage'
import { personHere, type PersonHere } from '~/session/person-here'
import { hasSessionTraces } from '~/session/storage-keys'

import {
  APP_NAME_ID,
  BANNER_PLACE,
  FRAME_ID,
  NAME_MARK,
  PAGE_FILES,
  PAGES_ID,
  ROLE_ID,
  roleId,
  templateId,
  TITLE_ID,
  UNNAMED_TITLE_ID,
  type EarlyPage,
  type EarlyPages,
  type Form,
  type SignedInForm,
} from './early-frame'
import { fetchApiAddress, fetchInvitation, fillInvitation, isPlainToken } from './early-invitation'
import { fillTexts, textNodes } from './early-texts'
import { OUTDATED_ATTRIBUTE } from './prerendered'

/*
 * Inlined in the page for all addresses that the build did not render. It draws a frame before any other script has
 * loaded, for returning users of a signed-in page and for anyone who follows the link of an invitation. It also lists
 * the files of the page, which the browser would otherwise find one after another. The frame is a picture that cannot
 * be used, except for an open invitation. It is removed once the first page is rendered.
 */

/** The theme's breakpoint `md`, in the browser's text size. */
const WIDE = '(min-width:56.25em)'
/** Any page but 'Loading interface...', which is always in English. */
const STANDS = 'main:not([lang=en])'
/** The invitation page once the invitation has loaded or failed to load: only then does it have a link or button. */
const STANDS_READ = 'main :is(a,button)'

type Words = Readonly<Record<string, string>>

function isCurrent(to: string, path: string, entries: readonly { to: string }[]): boolean {
  return path === to || (path.startsWith(`${to}/`) && !hasEntryBelow(to, entries))
}

/** Keeps the links that the person's rights allow, as `navigationFor` does. */
function fillNavigation(frame: Element, { rights }: PersonHere, path: string, pages: readonly EarlyPage[]): void {
  const links = [...frame.querySelectorAll('a')]
  const entries = links.map((link) => ({ to: link.getAttribute('href') ?? '' }))
  links.forEach((link, place) => {
    const to = entries[place]?.to ?? ''
    if (!mayOpenPage(rights, pages.find((page) => page.path === to)?.right)) link.closest('li')?.remove()
    else if (isCurrent(to, path, entries)) link.setAttribute('aria-current', 'page')
  })
}

function fillName(frame: Element, name: string): void {
  for (const node of textNodes(frame))
    if (node.data === NAME_MARK) node.data = node.parentElement?.closest('[aria-hidden]') ? initials(name) : name
}

/** Hides from keyboard and screen readers what is only a picture, or lies below the picture. */
function hide(element: HTMLElement, hidden = true): void {
  element.inert = hidden
  element.ariaHidden = hidden ? 'true' : null
}

/** Removes the frame. Moves the focus to the same link of the page, and scrolls the page as far as the frame was. */
function remove(frame: HTMLElement, root: HTMLElement): void {
  const { activeElement } = document
  const href = frame.contains(activeElement) ? activeElement?.getAttribute('href') : undefined
  const { scrollTop } = frame
  frame.remove()
  hide(root, false)
  forgetEarlyAnswers()
  if (scrollTop > 0) scrollTo(0, scrollTop)
  if (href) [...root.querySelectorAll('a')].find((link) => link.getAttribute('href') === href)?.focus()
}

/** Removes the frame once React has rendered the page, before the browser paints it. */
function leaveInTime(frame: HTMLElement, root: HTMLElement): void {
  const watch = new MutationObserver(() => {
    if (!root.querySelector(frame.inert ? STANDS : STANDS_READ)) return
    watch.disconnect()
    remove(frame, root)
  })
  watch.observe(root, { childList: true, subtree: true })
}

const contentOf = (form: Form): DocumentFragment | undefined => {
  const template = document.getElementById(templateId(form))
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : undefined
}

function show(form: Form, fill: (frame: Element) => void): HTMLElement | undefined {
  const root = document.getElementById('root')
  const content = contentOf(form)
  if (!root || !content) return undefined
  const frame = document.createElement('div')
  frame.id = FRAME_ID
  frame.append(content)
  fill(frame)
  hide(frame)
  document.body.append(frame)
  leaveInTime(frame, root)
  return frame
}

function drawForPerson(
  page: EarlyPage,
  path: string,
  { pages, texts }: EarlyPages,
  person: PersonHere,
  locale: Locale,
) {
  const folded = isRailStored(safeLocalStorage) ? 'rail' : 'wide'
  const form: SignedInForm = matchMedia(WIDE).matches ? folded : 'narrow'
  const words = texts[locale]
  const own: Record<string, string | undefined> = {
    [ROLE_ID]: words[roleId(person.rights.user_type)] ?? person.rights.user_type,
    [TITLE_ID]: words[page.title ?? ''],
  }
  show(form, (frame) => {
    fillNavigation(frame, person, path, pages)
    fillTexts(frame, (id) => own[id] ?? words[id])
    fillName(frame, displayName(person))
    const banner = frame.querySelector<HTMLElement>(`[${BANNER_PLACE}]`)
    if (banner) banner.style.minHeight = `${bannerHeight.of(person.id, path)}px`
  })
}

type Invited = { frame: HTMLElement | undefined; call: string; token: string; texts: Words; locale: Locale }

/** Shows an open invitation and its links before the page has loaded. */
async function drawOpenInvitation({ frame, call, ...shown }: Invited): Promise<void> {
  const address = await fetchApiAddress(origin, safeLocalStorage)
  // the page has already loaded and has sent the call itself
  if (address === undefined || !frame?.isConnected) return
  const invitation = await fetchInvitation(address + call, shown.locale)
  const main = contentOf('openInvitation')?.firstElementChild
  const root = document.getElementById('root')
  if (!invitation || !frame.isConnected || !main || !root) return
  fillInvitation(main, { invitation, ...shown })
  frame.querySelector('main')?.replaceWith(main)
  hide(frame, false)
  // only the invitation can be used: the rest of the frame is a picture
  for (const part of main.parentElement?.children ?? []) if (part instanceof HTMLElement) part.inert = part !== main
  hide(root)
  document.documentElement.lang = shown.locale
  // as in `use-page-arrival.ts`
  document.title = `${shown.texts[UNNAMED_TITLE_ID]} · ${shown.texts[APP_NAME_ID]}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Draws an invitation's page while it loads. Only visitors see its values early: signed-in users are shown more. */
function drawInvitation({ call = '', path: pattern }: EarlyPage, path: string, texts: Words, locale: Locale): void {
  const frame = show('invitation', (whole) => {
    fillTexts(whole, (id) => texts[id])
    const select = whole.querySelector('select')
    if (select) select.value = locale
  })
  const token = invitationToken(decoded(path.slice(pattern.indexOf('$'))))
  // a first visit does not know the address of the API, which the page's first call waits for
  const drawn =
    isPlainToken(token) && !hasSessionTraces()
      ? drawOpenInvitation({ frame, call: call.replace('{token}', token), token, texts, locale })
      : fetchApiAddress(origin, safeLocalStorage)
  // if it fails, the page sends the calls again and shows what is wrong
  drawn.catch(() => {})
}

/** Fetches a file that a script will request. */
function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }),
  )
}

/** Fetches the files and texts of a page, in its language. */
function fetchPage({ files, french, texts }: EarlyPage, locale: Locale): void {
  const isFrench = locale === DEFAULT_LOCALE
  Object.assign(globalThis, { [PAGE_FILES]: isFrench ? [...files, ...french] : files })
  // other languages than French have their texts in separate files
  if (!isFrench) for (const name of texts) preload(`/locales/${locale}/${name}.json`)
}

const isPath = (pattern: string, path: string): boolean => {
  const parts = path.split('/')
  const wanted = pattern.split('/')
  return wanted.length === parts.length && wanted.every((part, place) => part.startsWith('$') || part === parts[place])
}

function start(): void {
  if (document.documentElement.hasAttribute(OUTDATED_ATTRIBUTE)) return
  const path = new URL(document.URL).pathname.replace(/(.)\/$/, '$1')
  // the build writes exactly this shape
  const early = JSON.parse(document.getElementById(PAGES_ID)?.textContent ?? '{"pages":[]}') as EarlyPages
  const page = early.pages.find((one) => one.path === path) ?? early.pages.find((one) => isPath(one.path, path))
  if (!page) return
  if (page.form) {
    const htmlTag = document.documentElement.lang
    const stored = safeLocalStorage.getItem(LANGUAGE_KEY)
    const locale = detectLocale({ stored, browser: navigator.languages, htmlTag })
    fetchPage(page, locale)
    drawInvitation(page, path, early.texts[locale], locale)
    return
  }
  const person = personHere(safeLocalStorage, Date.now())
  if (!person) return
  // without a kept language there is no frame: 'Loading interface...' is shown (K53)
  const kept = keptLanguage.read(person.id)
  const locale = readLocale(kept?.language) ?? DEFAULT_LOCALE
  fetchPage(page, locale)
  if (kept) drawForPerson(page, path, early, person, locale)
}

start()
