/*
 * Attributes shared by pre-rendered pages, the boot script and the app. Constants only: the boot script pays for every
 * byte.
 */

/** On `<html>` until hydration: the namespaces of the page, so that the boot script can preload another language. */
export const TEXTS_ATTRIBUTE = 'data-texts'

/** On `<html>`, set by the boot script: the pre-rendered content is not yet right for this visitor. */
export const PENDING_ATTRIBUTE = 'data-pending'

/** On a button, set by the boot script: clicked before hydration. */
export const PRESSED_ATTRIBUTE = 'data-pressed'

/** On `<html>`, written by scripts/brand-pages.ts: name and logo of the installation, as JSON, and the rules of its accent. */
export const BRAND_ATTRIBUTE = 'data-brand'
export const ACCENT_ATTRIBUTE = 'data-accent'

export const LOADING_ID = 'interface-loading'

/** Id of the template of the note for when a script that every page needs fails to load. */
export const NOT_STARTED_ID = 'interface-not-started'

/** On `<html>`: the first script of the page. Its name gives the version. */
export const ENTRY_ATTRIBUTE = 'data-entry'

/** On `<html>`, set by the first script of a page in a browser below the floor. */
export const OUTDATED_ATTRIBUTE = 'data-outdated'

/** On `<html>`: the path of the font of a first visit. */
export const FIRST_FONT_ATTRIBUTE = 'data-font'
