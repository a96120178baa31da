/** F §9. The same as in package.json: a test holds it. */
export const APP_VERSION = '3.0.0'
