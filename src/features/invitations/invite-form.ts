import { z } from 'zod/mini'

import type { InvitationInput } from '~/api/generated'
import { limits } from '~/api/generated/limits.gen'
import type { PlainMessageId } from '~/i18n/messages'
import { freeTextRule } from '~/validation/free-text'
import { readId } from '~/validation/id-lists'
import { filled, firstOf, must, over } from '~/validation/rule'
import { sanitise } from '~/validation/sanitise'
import { textField } from '~/validation/text-field'

import { emailsToInvite, invalidEmails } from './email-list'
import { sheetRowSchema } from './sheet-rows'

/** B §6: nobody can be invited as anything else (K36). */
export const INVITED_TYPES = ['brand_member', 'brand_admin'] as const

const INVALID_TYPE: PlainMessageId = 'forms.invalid'

export const MESSAGE_LIMIT = limits.invitationInput.invitation_message.maxLength

const emailsRule = firstOf(
  over((text) => text.trim(), filled('invitations.emails.required')),
  must((text) => invalidEmails(text).length === 0, 'invitations.emails.invalid'),
)

/** B §5. `emails` is what the slots check is asked; one invitation goes to each of them. */
export const inviteFormSchema = z.object({
  emails: textField(emailsRule),
  brand_id: textField(must((text) => readId(text) !== undefined, 'forms.brand.required')),
  user_type: z.enum(INVITED_TYPES, INVALID_TYPE),
  invitation_message: textField(freeTextRule(MESSAGE_LIMIT, 'forms.message.tooLong')),
  /** The rows of a pasted sheet, in place of addresses, brand and role. */
  sheet: z.array(sheetRowSchema),
})

export type InviteFormValues = z.infer<typeof inviteFormSchema>

export const emptyInviteForm: InviteFormValues = {
  emails: '',
  brand_id: '',
  user_type: 'brand_member',
  invitation_message: '',
  sheet: [],
}

/** One request for each address; duplicates are invited once. */
export function toInvitationInputs({
  emails,
  brand_id,
  user_type,
  invitation_message,
}: InviteFormValues): InvitationInput[] {
  const id = readId(brand_id)
  if (id === undefined) return []
  const message = sanitise(invitation_message)
  return emailsToInvite(emails).map((email) => ({
    email,
    brand_id: id,
    user_type,
    ...(message && { invitation_message: message }),
  }))
}
