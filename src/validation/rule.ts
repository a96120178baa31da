import type { PlainMessageId } from '~/i18n/messages'

import { lengthOf } from './code-points'

/** What is wrong with a text, as the id of the sentence to show; `undefined` when nothing is. */
export type Rule = (text: string) => PlainMessageId | undefined

/** Says `message` of every text for which `holds` is false. */
export const must =
  (holds: (text: string) => boolean, message: PlainMessageId): Rule =>
  (text) =>
    holds(text) ? undefined : message

/** The rules in the order in which they are told: only the first broken one is. */
export const firstOf =
  (...rules: Rule[]): Rule =>
  (text) => {
    for (const rule of rules) {
      const message = rule(text)
      if (message) return message
    }
    return undefined
  }

/** The rules look at the text in its normal form. */
export const over =
  (normal: (text: string) => string, rule: Rule): Rule =>
  (text) =>
    rule(normal(text))

export const filled = (message: PlainMessageId) => must((text) => text !== '', message)
export const atLeast = (min: number, message: PlainMessageId, length = lengthOf) =>
  must((text) => length(text) >= min, message)
export const atMost = (max: number, message: PlainMessageId, length = lengthOf) =>
  must((text) => length(text) <= max, message)

/**
 * A stored value that nobody touched is not checked (K7, decision 7): it may be older than the rule, and its owner
 * came to change something else.
 */
export const unlessStored =
  (stored: string, rule: Rule): Rule =>
  (text) =>
    text === stored ? undefined : rule(text)

/** Where there is nothing to say of a text. */
export const anything: Rule = () => undefined
