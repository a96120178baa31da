import { useCallback, useState } from 'react'

import { type ApiError, mayBeDone } from '~/api/api-error'
import type { Finding } from '~/api/send-and-verify'

/**
 * Names of the fields whose last mutation has an unconfirmed outcome. They are sent again, also when the user has
 * changed them back.
 */
export type UnconfirmedFields = ReadonlySet<string>

const NONE: UnconfirmedFields = new Set()

/** @returns the unconfirmed fields, and what to call with each failure and the body that was sent */
export function useUnconfirmedFields() {
  const [fields, setFields] = useState(NONE)
  const add = useCallback((failure: ApiError, sent: object) => {
    if (mayBeDone(failure)) setFields((before) => new Set([...before, ...Object.keys(sent)]))
  }, [])
  return [fields, add] as const
}

/** The fields to send: those that differ from what is stored, and unconfirmed ones. */
export const changesOf = <Values extends object>(
  values: Values,
  stored: Values,
  unconfirmed: UnconfirmedFields = NONE,
): Partial<Values> => {
  // the keys of both are those of a form
  const entries = Object.entries(values).filter(
    ([field, value]) => unconfirmed.has(field) || value !== stored[field as keyof Values],
  )
  return Object.fromEntries(entries) as Partial<Values>
}

/** A missing value is an empty one. */
const same = (one: unknown, other: unknown) => (one ?? '') === (other ?? '')

/** Whether a record has the changes whose answer was lost. The server may store a value in another form. */
export function findingOf<Sent extends object, Answer>(
  sent: Sent,
  { now, before, answer }: { now: { [Field in keyof Sent]?: unknown }; before: object; answer: Answer },
): Finding<Answer> {
  // the keys of what was sent
  const fields = Object.keys(sent) as (keyof Sent)[]
  if (fields.every((field) => same(now[field], sent[field]))) return answer
  return fields.every((field) => same(now[field], before[field as keyof object])) ? 'notApplied' : 'unclear'
}
