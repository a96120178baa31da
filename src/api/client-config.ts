import type { CreateClientConfig } from './generated/client.gen'
import { transportFetch } from './transport/app-transport'
import { PLACEHOLDER_BASE_URL } from './transport/transport'

export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  baseUrl: PLACEHOLDER_BASE_URL,
  // the transport has already parsed the body: the client passes it on unchanged
  parseAs: 'stream',
  fetch: transportFetch,
})
