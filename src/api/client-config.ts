import type { CreateClientConfig } from './generated/client.gen'

/** A placeholder: the transport awaits the runtime configuration and rewrites it to `apiBaseUrl`. */
export const PLACEHOLDER_BASE_URL = 'http://api.invalid'

export const createClientConfig: CreateClientConfig = (config) => ({ ...config, baseUrl: PLACEHOLDER_BASE_URL })
