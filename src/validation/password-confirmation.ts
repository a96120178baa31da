import { z } from 'zod/mini'

import { confirmationProblem } from './confirmation-problem'

/** The rule of `confirmationProblem` in a schema. Its error is shown beside those of other fields. */
export const confirms = <Password extends string, Confirmation extends string>(
  password: Password,
  confirmation: Confirmation,
) =>
  z.superRefine<Record<Password | Confirmation, string>>((values, context) => {
    const message = confirmationProblem(values[password], values[confirmation])
    if (message) context.addIssue({ code: 'custom', message, path: [confirmation], input: '' })
  })
