import { own } from '~/platform/json'
import { isId } from '~/platform/storage'

import { IDLE_LIMIT_MS } from './activity'
import type { KeptRights } from './kept-rights'
import { AUTH_STORE_KEY, TOKENS_KEY } from './storage-keys'
import { readStoredState } from './stored-state'
import { parseRecord } from './token-record'

/** Stored names and rights. */
export type PersonHere = {
  id: number
  first_name: string
  last_name: string
  username: string
  rights: KeptRights
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The user whose session this browser stores, read before the code of the session has loaded. Undefined after the idle
 * limit, or when the tokens belong to another or an unknown user.
 */
export function personHere(storage: { getItem: (key: string) => string | null }, now: number): PersonHere | undefined {
  const record = parseRecord(storage.getItem(TOKENS_KEY), now)
  const {
    user,
    rights,
    isAuthenticated,
    lastActivity = 0,
  } = readStoredState(storage.getItem(AUTH_STORE_KEY), now) ?? {}
  const id = own(user, 'id')
  if (!record || !isAuthenticated || !rights || !isId(id) || record.userId !== id) return undefined
  if (lastActivity + IDLE_LIMIT_MS <= now) return undefined
  const name = (key: string) => text(own(user, key))
  return { id, first_name: name('first_name'), last_name: name('last_name'), username: name('username'), rights }
}
