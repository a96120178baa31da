import { toId } from '~/api/normalise/primitives'
import { isObject, own } from '~/platform/json'
import { reportError } from '~/telemetry/reporter'

import { isToken, toSeconds } from './tokens-answer'

type Flaw = { field: string; reason: string }

function textFlaw(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value !== 'string') return 'not a text'
  return value === '' ? 'empty' : 'has characters that a header cannot carry'
}

/** Problems in an answer with tokens. Never contains a value: it may be part of a token. */
export function tokenFlaws(answer: unknown): Flaw[] {
  const tokens = ['access', 'refresh'].filter((field) => !isToken(own(answer, field)))
  const spans = ['access_expires_in', 'expires_in'].filter((field) => {
    const value = own(answer, field)
    return value !== undefined && toSeconds(value) === undefined
  })
  const user = own(answer, 'user')
  return [
    ...tokens.map((field) => ({ field, reason: textFlaw(own(answer, field)) })),
    ...spans.map((field) => ({ field, reason: 'not a sensible number of seconds' })),
    ...(isObject(user) && toId(own(user, 'id')) === null ? [{ field: 'user.id', reason: 'no id' }] : []),
  ]
}

/** Logs a sign-in that is refused or incomplete because of its answer: a fault of the provider, not of the user. */
export function reportTokenFlaws(operation: 'login' | 'register', answer: unknown): void {
  for (const { field, reason } of tokenFlaws(answer))
    reportError(`Unusable answer: ${operation} ${field}`, { problem: reason })
}
