/*
 * What a pre-rendered page, the boot script and the start of the app agree on. Constants only: the boot script pays for
 * each byte.
 */

/**
 * On `<html>`, until the page has come to life: the texts the page shows, for the boot script to fetch in another
 * language.
 */
export const TEXTS_ATTRIBUTE = 'data-texts'

/** On `<html>`, set by the boot script: what was rendered is not what this visitor is going to see yet. */
export const PENDING_ATTRIBUTE = 'data-pending'

/** On a button, set by the boot script: pressed before the page came to life. */
export const PRESSED_ATTRIBUTE = 'data-pressed'

export const LOADING_ID = 'interface-loading'

/** On `<html>` of the page of all addresses that the build did not render: the script it starts with, which names its version. */
export const ENTRY_ATTRIBUTE = 'data-entry'
