import { z } from 'zod/mini'

import type { PlainMessageId } from '~/i18n/messages'

import type { Rule } from './rule'

const REQUIRED: PlainMessageId = 'forms.required'

/** A text field of a form: checked as typed, then handed on in its normal form. No text at all is an empty one. */
export const textField = (rule: Rule, normal: (text: string) => string = (text) => text) =>
  z.string({ error: () => rule('') ?? REQUIRED }).check(
    z.superRefine<string>((text, context) => {
      const message = rule(text)
      // `continue`, the default, lets rules over several fields speak beside this one
      if (message) context.addIssue({ code: 'custom', message, input: text })
    }),
    z.overwrite(normal),
  )
