/** Storage keys of the session. Constants only: the boot script imports this file. */
export const TOKENS_KEY = 'auth.tokens'
export const ACCESS_COPY_KEY = 'auth.access'
export const AUTH_STORE_KEY = 'auth-store'
export const BRAND_SELECTION_KEY = 'brand-selection'
/** Recent choices in the palette, by user. */
export const RECENT_KEY = 'palette-recent'
