import type { CreateClientConfig } from './generated/client.gen'
import { PLACEHOLDER_BASE_URL } from './placeholder'
import { transportFetch } from './transport/app-transport'

export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  baseUrl: PLACEHOLDER_BASE_URL,
  // the transport has already parsed the body: the client passes it on unchanged
  parseAs: 'stream',
  fetch: transportFetch,
})
