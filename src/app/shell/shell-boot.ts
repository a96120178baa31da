import { storedRail } from '~/features/shell/stored-rail'
import { detectLocale, LANGUAGE_KEY } from '~/i18n/detect-locale'
import { DEFAULT_LOCALE, type Locale } from '~/i18n/locales'
import { safeLocalStorage } from '~/platform/storage'
import { fewRowsKey, TOKENS_KEY } from '~/session/storage-keys'

import { OUTDATED_ATTRIBUTE } from '../prerendered'
import {
  invitationTemplate,
  PAGE_FILES,
  PAGES_ID,
  SHELL_ID,
  SHOWN_ATTRIBUTE,
  signedInTemplate,
  type ShellPage,
} from './shell'

/*
 * Inlined in the page for all addresses that the build did not render. Before any other script it shows the shell of
 * the requested page, and lists the files of that page, which the browser would otherwise find one by one.
 */

/** The theme's breakpoint `md`, in the browser's text size. */
const WIDE = '(min-width:56.25em)'
/** The theme's breakpoint `lg`, likewise. */
const LARGE = '(min-width:75em)'
/** Any page but 'Loading interface...', which is always in English. */
const PAGE = 'main:not([lang=en])'
/** How long after the shell the first skeletons appear, in milliseconds. */
const FIRST_SKELETONS_MS = 3000

const html = document.documentElement

function templateOf({ shape }: ShellPage, locale: Locale): string {
  if (!shape) return invitationTemplate(locale)
  if (!matchMedia(WIDE).matches) return signedInTemplate('narrow', shape)
  const rail = storedRail(safeLocalStorage) ?? !matchMedia(LARGE).matches
  return signedInTemplate(rail ? 'rail' : 'wide', shape)
}

/** Removes the shell once React has rendered a page, before the browser paints it. */
function removeInTime(shell: HTMLElement, root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (!root.querySelector(PAGE)) return
    observer.disconnect()
    shell.remove()
    setTimeout(() => html.removeAttribute(SHOWN_ATTRIBUTE), FIRST_SKELETONS_MS)
  })
  observer.observe(root, { childList: true, subtree: true })
}

/** The shell is a picture: inert, and hidden from assistive technology. */
function showShell(page: ShellPage, path: string, locale: Locale): void {
  const root = document.getElementById('root')
  const template = document.getElementById(templateOf(page, locale))
  if (!root || !(template instanceof HTMLTemplateElement)) return
  const shell = Object.assign(document.createElement('div'), { id: SHELL_ID, inert: true, ariaHidden: 'true' })
  shell.append(document.importNode(template.content, true))
  const heading = shell.querySelector('h1')
  if (heading && page.title) heading.textContent = page.title[locale]
  if (safeLocalStorage.getItem(fewRowsKey(path)) === 'true') shell.querySelector('[data-skeleton-tools]')?.remove()
  const languages = shell.querySelector('select')
  if (languages) languages.value = locale
  html.setAttribute(SHOWN_ATTRIBUTE, '')
  document.body.append(shell)
  removeInTime(shell, root)
}

/** Lists the files of a page. Other languages than French have their texts in separate files. */
function fetchPage({ files, french, texts }: ShellPage, locale: Locale): void {
  const isFrench = locale === DEFAULT_LOCALE
  Object.assign(globalThis, { [PAGE_FILES]: isFrench ? [...files, ...french] : files })
  const preload = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' }
  for (const name of isFrench ? [] : texts)
    document.head.append(
      Object.assign(document.createElement('link'), preload, { href: `/locales/${locale}/${name}.json` }),
    )
}

function start(): void {
  if (html.hasAttribute(OUTDATED_ATTRIBUTE)) return
  const path = new URL(document.URL).pathname.replace(/(.)\/$/, '$1')
  // the build writes exactly this shape
  const pages = JSON.parse(document.getElementById(PAGES_ID)?.textContent ?? '[]') as ShellPage[]
  const page = pages.find((one) => new RegExp(one.path).test(path))
  if (!page || (page.shape && safeLocalStorage.getItem(TOKENS_KEY) === null)) return
  const stored = safeLocalStorage.getItem(LANGUAGE_KEY)
  const locale = detectLocale({ stored, browser: navigator.languages, htmlTag: html.lang })
  fetchPage(page, locale)
  showShell(page, path, locale)
}

start()
