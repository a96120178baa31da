import { z } from 'zod/mini'

import type { PlainMessageId } from '~/i18n/messages'

/**
 * The confirmation must not be empty and must equal the password exactly: case, spaces and composition count (C155).
 * Its error is shown beside those of other fields.
 */
export const confirms = <Password extends string, Confirmation extends string>(
  password: Password,
  confirmation: Confirmation,
) =>
  z.superRefine<Record<Password | Confirmation, string>>((values, context) => {
    const say = (message: PlainMessageId) =>
      context.addIssue({ code: 'custom', message, path: [confirmation], input: '' })
    if (values[password] !== values[confirmation]) say('forms.password.mismatch')
    else if (values[confirmation] === '') say('forms.passwordConfirm.required')
  })
