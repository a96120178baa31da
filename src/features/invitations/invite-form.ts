import { z } from 'zod/mini'

import type { InvitationInput } from '~/api/generated'
import { knownValues } from '~/api/generated/known-values.gen'
import { limits } from '~/api/generated/limits.gen'
import type { PlainMessageId } from '~/i18n/messages'
import { freeTextRule } from '~/validation/free-text'
import { readId } from '~/validation/id-lists'
import { filled, firstOf, must, over } from '~/validation/rule'
import { sanitise } from '~/validation/sanitise'
import { textField } from '~/validation/text-field'

import { emailsToInvite, invalidEmails } from './email-list'
import { sheetRowSchema } from './sheet-rows'

const INVALID_TYPE: PlainMessageId = 'forms.invalid'

export const MESSAGE_LIMIT = limits.invitationInput.invitation_message.maxLength

const emailsRule = firstOf(
  over((text) => text.trim(), filled('invitations.emails.required')),
  must((text) => invalidEmails(text).length === 0, 'invitations.emails.invalid'),
)

/** B §5. The slots check gets all `emails`; each of them gets one invitation. */
export const inviteFormSchema = z.object({
  emails: textField(emailsRule),
  brand_id: textField(must((text) => readId(text) !== undefined, 'forms.brand.required')),
  user_type: z.enum(knownValues.invitedType, INVALID_TYPE),
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
