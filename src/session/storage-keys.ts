/** Where this application keeps what it knows of a session. Constants only: the boot script reads them too. */
export const TOKENS_KEY = 'auth.tokens'
export const ACCESS_COPY_KEY = 'auth.access'
export const AUTH_STORE_KEY = 'auth-store'
export const BRAND_SELECTION_KEY = 'brand-selection'
