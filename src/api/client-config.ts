import type { CreateClientConfig } from './generated/client.gen'
import { PLACEHOLDER_BASE_URL } from './placeholder'
import { transportFetch } from './transport/app-transport'

export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  baseUrl: PLACEHOLDER_BASE_URL,
  // the transport has read and parsed the body already: the client hands on what it finds there
  parseAs: 'stream',
  fetch: transportFetch,
})
