import { z } from 'zod/mini'

import type { PasswordChange } from '~/api/generated'
import type { PlainMessageId } from '~/i18n/messages'
import { newPasswordRule, settingsStrength } from '~/validation/password'
import { anything, filled } from '~/validation/rule'
import { confirms, textField } from '~/validation/schemas'

const UNCHANGED: PlainMessageId = 'forms.newPassword.unchanged'

export const passwordFormSchema = z
  .object({
    current_password: textField(filled('forms.currentPassword.required')),
    new_password: textField(newPasswordRule),
    new_password_confirm: textField(anything),
  })
  .check(
    z.refine(({ current_password, new_password }) => new_password !== current_password, {
      path: ['new_password'],
      error: UNCHANGED,
    }),
    confirms('new_password', 'new_password_confirm'),
  )

export type PasswordFormValues = z.infer<typeof passwordFormSchema>

export const emptyPasswordForm: PasswordFormValues = {
  current_password: '',
  new_password: '',
  new_password_confirm: '',
}

const ENOUGH_REQUIREMENTS = 4

/** The button needs three filled fields, equal passwords, 4 of 5 requirements; submit checks the fifth (K3). */
export const canSubmitPassword = ({ current_password, new_password, new_password_confirm }: PasswordFormValues) =>
  current_password !== '' &&
  new_password === new_password_confirm &&
  settingsStrength(new_password).score >= ENOUGH_REQUIREMENTS

/** Passwords are sent as typed. */
export const toPasswordChange = (values: PasswordFormValues): PasswordChange => ({ ...values })
