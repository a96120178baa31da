/** Read by the boot script too, which is inlined in every page: this module imports nothing. */

export const THEME_MODES = ['light', 'dark'] as const
export type ThemeMode = (typeof THEME_MODES)[number]
export type ThemeChoice = ThemeMode | 'system'

/** Holds `light` or `dark`. Without it the system decides. */
export const THEME_STORAGE_KEY = 'theme'
/** On `<html>`: the whole stylesheet hangs on it. */
export const THEME_ATTRIBUTE = 'data-theme'
export const DARK_QUERY = '(prefers-color-scheme: dark)'
