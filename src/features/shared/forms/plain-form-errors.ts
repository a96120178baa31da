import type { PlainMessageId } from '~/i18n/messages'
import type { FieldProblems } from '~/validation/rule'

import type { FieldErrors } from './form-fields'

/** Type of an error that a rule found: its message is a message id. */
const RULE = 'rule'
/** The same for an asynchronous rule. */
const LATE = 'late'
/** Marks an error shown on all fields. It is removed from all at once. */
const ON_ALL = 'all'

const errorOf = (message: PlainMessageId | undefined, type: string) => message && { type, message }

/** An error of the form, shown at each field. */
export const ofForm = (message: PlainMessageId) => ({ type: ON_ALL, message })

/** A problem of a field that was left. */
export const ofField = (message: PlainMessageId) => ({ type: RULE, message })

type Edit<Field extends string> = {
  /** The edited field. */
  field: Field
  /** The fields whose problems are looked at: the edited one, and one whose rule reads it. */
  checked: readonly Field[]
  /** What the rules say about the texts now. */
  found: FieldProblems<Field>
  /** Whether the field was left before: until then it has no error. */
  isLeft: (field: Field) => boolean
}

/** The errors after an edit: the same object when nothing changes, as for most key presses, so that nothing renders. */
export function afterEdit<Field extends string>(
  before: FieldErrors<Field>,
  { field, checked, found, isLeft }: Edit<Field>,
): FieldErrors<Field> {
  const others: FieldErrors<Field> = before[field]?.type === ON_ALL ? {} : before
  const due = checked.filter((one) => isLeft(one) || before[one])
  // the late error stays until the late rules have run again: otherwise each key press would announce it again
  const shown = due.map((one) => {
    const stays = one === field && !found[one] && before[one]?.type === LATE
    return [one, stays ? before[one] : errorOf(found[one], RULE)] as const
  })
  const isSame = others === before && shown.every(([one, error]) => error?.message === before[one]?.message)
  return isSame ? before : { ...others, ...Object.fromEntries(shown) }
}

/** The errors once the late rules have checked a field that passes the others. */
export function afterLateCheck<Field extends string>(
  before: FieldErrors<Field>,
  field: Field,
  message: PlainMessageId | undefined,
): FieldErrors<Field> {
  const shown = before[field]
  if (message ? shown?.message === message : shown?.type !== LATE) return before
  return { ...before, [field]: errorOf(message, LATE) }
}

/** The errors of an attempt to submit that the form's own rules stopped. */
export const ofAttempt = <Field extends string>(
  fields: readonly Field[],
  found: FieldProblems<Field>,
  late: FieldProblems<Field>,
): FieldErrors<Field> =>
  // an entry for each field
  Object.fromEntries(
    fields.map((field) => [field, found[field] ? errorOf(found[field], RULE) : errorOf(late[field], LATE)]),
  ) as FieldErrors<Field>

/** The errors of an attempt that is sent: none, and the same object when there were none. */
export const ofSent = <Field extends string>(
  fields: readonly Field[],
  before: FieldErrors<Field>,
): FieldErrors<Field> => (fields.some((field) => before[field]) ? {} : before)
