/** Stands where `apiBaseUrl` goes: generated code builds addresses before the configuration is read. */
export const PLACEHOLDER_BASE_URL = 'http://api.invalid'
