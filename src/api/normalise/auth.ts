import { isObject, own } from '~/platform/json'

import type { LoginHistory } from '../generated/types.gen'
import { listUnder, maybe, undocumented } from './primitives'
import { normaliseUser } from './user'

/** Tokens stay as they came: the session module judges them. */
export function normaliseLogin(value: unknown): unknown {
  const user = own(value, 'user')
  return isObject(value) && isObject(user) ? { ...value, user: normaliseUser(user) } : value
}

export const normaliseLoginHistory = (value: unknown): LoginHistory => ({
  login_history: listUnder(value, 'login_history', (entry) =>
    isObject(entry)
      ? undocumented(entry, {
          id: maybe.key,
          timestamp: maybe.text,
          ip_address: maybe.textOrNull,
          user_agent: maybe.textOrNull,
          success: maybe.flag,
        })
      : null,
  ),
})
