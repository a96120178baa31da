import { z } from 'zod/mini'

import type { PlainMessageId } from '~/i18n/messages'

import { confirmationProblem } from './password'
import type { Rule } from './rule'

const REQUIRED: PlainMessageId = 'forms.required'

/** A text field of a form: checked as typed, then normalised. A missing value is an empty text. */
export const textField = (rule: Rule, normal: (text: string) => string = (text) => text) =>
  z.string({ error: () => rule('') ?? REQUIRED }).check(
    z.superRefine<string>((text, context) => {
      const message = rule(text)
      // with `continue` (the default), rules over several fields are reported as well
      if (message) context.addIssue({ code: 'custom', message, input: text })
    }),
    z.overwrite(normal),
  )

/** The rule of `confirmationProblem` in a schema. Its error is shown beside those of other fields. */
export const confirms = <Password extends string, Confirmation extends string>(
  password: Password,
  confirmation: Confirmation,
) =>
  z.superRefine<Record<Password | Confirmation, string>>((values, context) => {
    const message = confirmationProblem(values[password], values[confirmation])
    if (message) context.addIssue({ code: 'custom', message, path: [confirmation], input: '' })
  })
