/** A test compares it with package.json. */
export const APP_VERSION = '3.0.0'
