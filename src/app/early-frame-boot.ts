import { initials } from '~/design/data/initials'
import { displayName } from '~/features/shared/display-name'
import { hasEntryBelow, reaches } from '~/features/shell/navigation-reach'
import { isRailStored } from '~/features/shell/stored-rail'
import { detectLocale, readLocale } from '~/i18n/detect'
import { keptLanguage } from '~/i18n/kept-language'
import { DEFAULT_LOCALE, type Locale } from '~/i18n/locales'
import { LANGUAGE_KEY } from '~/i18n/stored-language'
import { safeLocalStorage } from '~/platform/storage'
import { personHere, type PersonHere } from '~/session/person-here'

import {
  FRAME_ID,
  NAME_MARK,
  PAGE_FILES,
  PAGES_ID,
  ROLE_ID,
  templateId,
  TEXT_MARK,
  TITLE_ID,
  type EarlyPage,
  type EarlyPages,
  type SignedInForm,
} from './early-frame'

/*
 * Inlined at the end of the page of all addresses that the build did not render: for returning users of a signed-in page, and
 * for whoever follows the link of an invitation, it draws the frame before any other script is here, and names the files of that
 * page, which would be found one after another. The frame is a picture: nobody reads or presses it, and the first page that
 * stands takes its place.
 */

/** As the theme's breakpoint `md` has it, in the text size of the browser. */
const WIDE = '(min-width:56.25em)'
/** Of what shows that the interface is loading: the only page in English whatever the language. */
const STANDS = 'main:not([lang=en])'

function isCurrent(to: string, path: string, entries: readonly { to: string }[]): boolean {
  return path === to || (path.startsWith(`${to}/`) && !hasEntryBelow(to, entries))
}

/** Only what the rights reach, as `navigationFor` has it. */
function fillNavigation(frame: Element, { rights }: PersonHere, path: string, pages: readonly EarlyPage[]): void {
  const links = [...frame.querySelectorAll('a')]
  const entries = links.map((link) => ({ to: link.getAttribute('href') ?? '' }))
  links.forEach((link, place) => {
    const to = entries[place]?.to ?? ''
    if (!reaches(rights, pages.find((page) => page.path === to)?.reaches)) link.closest('li')?.remove()
    else if (isCurrent(to, path, entries)) link.setAttribute('aria-current', 'page')
  })
}

function fillTexts(frame: Element, name: string, texts: (id: string) => string): void {
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    // the walker shows texts alone
    const node = walker.currentNode as Text
    node.data =
      node.data === NAME_MARK
        ? node.parentElement?.closest('[aria-hidden]')
          ? initials(name)
          : name
        : node.data.replaceAll(TEXT_MARK, (_, id: string) => texts(id))
  }
}

/** It goes as soon as a page stands, in the same frame of the screen: React has drawn it by then, and nothing is painted yet. */
function leaveInTime(frame: Element, root: Element): void {
  const watch = new MutationObserver(() => {
    if (!root.querySelector(STANDS)) return
    watch.disconnect()
    frame.remove()
  })
  watch.observe(root, { childList: true, subtree: true })
}

function show(template: HTMLElement | null, fill: (frame: Element) => void): void {
  const root = document.getElementById('root')
  if (!root || !(template instanceof HTMLTemplateElement)) return
  const frame = document.createElement('div')
  frame.id = FRAME_ID
  frame.inert = true
  frame.append(template.content.cloneNode(true))
  fill(frame)
  frame.ariaHidden = 'true'
  document.body.append(frame)
  leaveInTime(frame, root)
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
    [ROLE_ID]: words[`common.role.${person.rights.user_type}`] ?? person.rights.user_type,
    [TITLE_ID]: words[page.title ?? ''],
  }
  show(document.getElementById(templateId(form)), (frame) => {
    fillNavigation(frame, person, path, pages)
    fillTexts(frame, displayName(person), (id) => own[id] ?? words[id] ?? '')
  })
}

function drawForEveryone(form: 'invitation', { texts }: EarlyPages, locale: Locale) {
  show(document.getElementById(templateId(form)), (frame) => {
    fillTexts(frame, '', (id) => texts[locale][id] ?? '')
    const select = frame.querySelector('select')
    if (select) select.value = locale
  })
}

/** A file that a script will ask for. */
function fetchEarly(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }),
  )
}

/** A page is fetched with what it needs, in its language. */
function fetchPage({ files, french, texts }: EarlyPage, locale: Locale): void {
  const isFrench = locale === DEFAULT_LOCALE
  Object.assign(globalThis, { [PAGE_FILES]: isFrench ? [...files, ...french] : files })
  // texts of another language than French come as files of their own
  if (!isFrench) for (const name of texts) fetchEarly(`/locales/${locale}/${name}.json`)
}

const isPath = (pattern: string, path: string): boolean => {
  const parts = path.split('/')
  const wanted = pattern.split('/')
  return wanted.length === parts.length && wanted.every((part, place) => part.startsWith('$') || part === parts[place])
}

function start(): void {
  const path = new URL(document.URL).pathname.replace(/(.)\/$/, '$1')
  // written by the build in this very shape
  const early = JSON.parse(document.getElementById(PAGES_ID)?.textContent ?? '{"pages":[]}') as EarlyPages
  const page = early.pages.find((one) => one.path === path) ?? early.pages.find((one) => isPath(one.path, path))
  if (!page) return
  if (page.form) {
    const htmlTag = document.documentElement.lang
    const stored = safeLocalStorage.getItem(LANGUAGE_KEY)
    const locale = detectLocale({ stored, browser: navigator.languages, htmlTag })
    // its first call waits for the address of the API, which a first visit does not know
    fetchEarly('/config.json')
    fetchPage(page, locale)
    drawForEveryone(page.form, early, locale)
    return
  }
  const person = personHere(safeLocalStorage, Date.now())
  if (!person) return
  // who is not known to have been in waits for the language, and is told so (K53)
  const kept = keptLanguage.read(person.id)
  const locale = readLocale(kept?.language) ?? DEFAULT_LOCALE
  fetchPage(page, locale)
  if (kept) drawForPerson(page, path, early, person, locale)
}

start()
