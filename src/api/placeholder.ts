/** Base URL of the generated client: it builds addresses before the configuration is loaded. */
export const PLACEHOLDER_BASE_URL = 'http://api.invalid'
