import { limits } from '~/api/generated/limits.gen'
import type { PlainMessageId } from '~/i18n/messages'

import { trimSpaces, lengthOf } from './text'

/** Checks a text. Returns the message id of the problem, or `undefined`. */
export type Rule = (text: string) => PlainMessageId | undefined

/** Fails with `message` when `holds` is false. */
export const must =
  (holds: (text: string) => boolean, message: PlainMessageId): Rule =>
  (text) =>
    holds(text) ? undefined : message

/** Reports the first broken rule only. */
export const firstOf =
  (...rules: Rule[]): Rule =>
  (text) => {
    for (const rule of rules) {
      const message = rule(text)
      if (message) return message
    }
    return undefined
  }

/** Checks the normalised text. */
export const over =
  (normal: (text: string) => string, rule: Rule): Rule =>
  (text) =>
    rule(normal(text))

export const filled = (message: PlainMessageId) => must((text) => text !== '', message)
export const atLeast = (min: number, message: PlainMessageId, length = lengthOf) =>
  must((text) => length(text) >= min, message)
export const atMost = (max: number, message: PlainMessageId, length = lengthOf) =>
  must((text) => length(text) <= max, message)

/** An untouched stored value is not checked (K7): it may be older than the rule. */
export const unlessStored =
  (stored: string, rule: Rule): Rule =>
  (text) =>
    text === stored ? undefined : rule(text)

/** Always passes. */
export const anything: Rule = () => undefined

/** The problem of each invalid field. */
export type FieldProblems<Field extends string> = Partial<Record<Field, PlainMessageId>>

export const problemsBy = <Field extends string>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
  rules: Readonly<Record<Field, Rule>>,
): FieldProblems<Field> =>
  // keys and values are those of `fields` and `rules`
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = rules[field](values[field])
      return problem ? [[field, problem]] : []
    }),
  ) as FieldProblems<Field>

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
const TOP = '(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])'

/**
 * No dot at either end of a part, no two dots in a row. ASCII only, so invisible and look-alike characters are
 * refused. No `i` flag and no NFC first: both turn the Kelvin sign into a k.
 */
const FORMAT = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP}$`)

/** Sent trimmed and in lower case. */
export const normalEmail = (text: string) => trimSpaces(text).toLowerCase()

export const isEmail = (text: string) => FORMAT.test(trimSpaces(text))

export const emailFormat = over(
  trimSpaces,
  firstOf(must(isEmail, 'forms.email.format'), atMost(limits.registration.email.maxLength, 'forms.email.tooLong')),
)

export const emailRule = firstOf(over(trimSpaces, filled('forms.email.required')), emailFormat)
