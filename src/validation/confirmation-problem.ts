import type { PlainMessageId } from '~/i18n/messages'

/** The confirmation must not be empty and must equal the password exactly, in case, spaces and composition (C155). */
export function confirmationProblem(password: string, confirmation: string): PlainMessageId | undefined {
  if (password !== confirmation) return 'forms.password.mismatch'
  return confirmation === '' ? 'forms.passwordConfirm.required' : undefined
}
