import type { PageShape } from '~/design/feedback/SkeletonPage'
import type { Locale } from '~/i18n/locales'

/*
 * The build renders static shells, and an inline script shows one before React starts. A shell is the layout around a
 * page, with the title and a skeleton of that page: it has no name, no rights, no values.
 */

export const SHELL_ID = 'shell'
/** Id of the element that holds the `ShellPage`s. */
export const PAGES_ID = 'pages'
/** Name on `window` of the files of the requested page, fetched together with those that every page starts with. */
export const PAGE_FILES = 'pageFiles'
/** On `<html>` while the first skeletons of the page must not fade in: the shell showed them already. */
export const SHOWN_ATTRIBUTE = 'data-shell'

/** In a wide window, with the navigation folded, in a narrow window. */
export const WIDTHS = ['wide', 'rail', 'narrow'] as const
export type Width = (typeof WIDTHS)[number]

export const signedInTemplate = (width: Width, shape: PageShape) => `${SHELL_ID}-${width}-${shape}`
export const invitationTemplate = (locale: Locale) => `${SHELL_ID}-invitation-${locale}`

export type ShellPage = {
  /** A regular expression for its path. */
  path: string
  /** The skeleton of a signed-in page. Undefined for the page of an invitation, which is for everybody. */
  shape?: PageShape
  /** Its title in each language. The page of one brand has that until the brand is loaded. */
  title?: Readonly<Record<Locale, string>>
  /** Its script with all that it imports. */
  files: readonly string[]
  /** Its namespaces, and the scripts that hold their French texts. */
  texts: readonly string[]
  french: readonly string[]
}
