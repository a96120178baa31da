import { isId } from '~/platform/ids'
import { own } from '~/platform/json'

import type { EndReason } from './ports'
import type { HandedToken } from './token-keeper'
import { isToken } from './tokens-answer'

/** Messages between the tabs of one browser. */
export type TabMessage =
  | ({ type: 'tokens' } & HandedToken)
  /** A tab with this generation or a newer one answers. */
  | { type: 'ask'; generation: number }
  | { type: 'closed'; generation: number; reason: EndReason }

const REASONS: readonly EndReason[] = ['logout', 'refused', 'idle', 'elsewhere', 'user-switched']

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** @returns undefined for anything else */
export function parseMessage(value: unknown): TabMessage | undefined {
  const type = own(value, 'type')
  const generation = own(value, 'generation')
  if (!isId(generation)) return undefined
  if (type === 'ask') return { type, generation }
  if (type === 'closed') {
    const reason = REASONS.find((known) => known === own(value, 'reason'))
    return reason && { type, generation, reason }
  }
  const access = own(value, 'access')
  const expiresAt = own(value, 'expiresAt')
  const receivedAt = own(value, 'receivedAt')
  const signIn = own(value, 'signIn')
  const userId = own(value, 'userId')
  if (type !== 'tokens' || !isToken(access)) return undefined
  if (!isNumber(expiresAt) || !isNumber(receivedAt) || typeof signIn !== 'string' || !isId(userId)) return undefined
  return { type, access, generation, signIn, expiresAt, receivedAt, userId }
}
