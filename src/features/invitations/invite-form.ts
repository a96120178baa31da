import { z } from 'zod/mini'

import { knownValues } from '~/api/generated/known-values.gen'
import { limits } from '~/api/generated/limits.gen'
import type { InvitationInput } from '~/api/generated/types.gen'
import { createDraft } from '~/features/shared/forms/draft'
import type { PlainMessageId } from '~/i18n/messages'
import { own } from '~/platform/json'
import { readId } from '~/validation/id-lists'
import { filled, firstOf, must, over } from '~/validation/rule'
import { sanitiseLines } from '~/validation/sanitise'
import { textField } from '~/validation/schemas'
import { freeTextRule, linesLength } from '~/validation/text-rules'

import { emailsToInvite, invalidEmails, withoutEmails } from './email-entries'
import type { InviteOutcome, Unsent } from './send-once'
import { isWrong, problemsOf, sheetInputs, sheetRowSchema, withOutcome } from './sheet-rows'

const INVALID_TYPE: PlainMessageId = 'forms.invalid'

export const MESSAGE_LIMIT = limits.invitationInput.invitation_message.maxLength

const emailsRule = firstOf(
  over((text) => text.trim(), filled('invitations.emails.required')),
  must((text) => invalidEmails(text).length === 0, 'invitations.emails.invalid'),
)

/** The slots check gets all `emails`; each of them gets one invitation. */
export const inviteFormSchema = z.object({
  emails: textField(emailsRule),
  brand_id: textField(must((text) => readId(text) !== undefined, 'forms.brand.required')),
  user_type: z.enum(knownValues.invitedType, INVALID_TYPE),
  invitation_message: textField(freeTextRule(MESSAGE_LIMIT, 'forms.message.tooLong', linesLength)),
  /** The rows of a pasted sheet, in place of addresses, brand and role. */
  sheet: z.array(sheetRowSchema),
})

/** With a sheet, each row has its own address, brand and role. */
export const inviteSheetSchema = z.extend(inviteFormSchema, { emails: z.string(), brand_id: z.string() })

export type InviteFormValues = z.infer<typeof inviteFormSchema>

export const emptyInviteForm: InviteFormValues = {
  emails: '',
  brand_id: '',
  user_type: 'brand_member',
  invitation_message: '',
  sheet: [],
}

/** Whether nobody is named and nothing is written yet. */
export const isBlank = ({ emails, invitation_message, sheet }: InviteFormValues): boolean =>
  emails === '' && invitation_message === '' && sheet.length === 0

/** One request for each row of the sheet, or else for each address; duplicates are invited once. */
export function toInvitationInputs(values: InviteFormValues): InvitationInput[] {
  const { emails, brand_id, user_type, invitation_message, sheet } = values
  if (sheet.length > 0) return sheetInputs(sheet, invitation_message)
  const id = readId(brand_id)
  if (id === undefined) return []
  const message = sanitiseLines(invitation_message)
  return emailsToInvite(emails).map((email) => ({
    email,
    brand_id: id,
    user_type,
    ...(message && { invitation_message: message }),
  }))
}

/** One invalid row holds back the whole sheet. */
export const hasWrongRow = ({ sheet }: Pick<InviteFormValues, 'sheet'>): boolean => problemsOf(sheet).some(isWrong)

/** Number of users who are not invited yet. */
export const peopleLeft = ({ emails, sheet }: Pick<InviteFormValues, 'emails' | 'sheet'>): number =>
  sheet.length > 0 ? sheet.filter(({ sent }) => !sent).length : emailsToInvite(emails).length

/** Removes what was sent. If no address is left, also clears the message and the options. */
export function afterSending(
  values: InviteFormValues,
  outcome: Pick<InviteOutcome, 'sent' | 'unsent'>,
  reasonOf: (one: Unsent) => string,
): InviteFormValues {
  const emails = withoutEmails(values.emails, outcome.sent)
  const rows = withOutcome(values.sheet, outcome, reasonOf)
  const sheet = rows.map((row) => (row.refused === '' ? row : { ...row, open: true }))
  const over = outcome.sent.length > 0 && emails === '' && sheet.every(({ sent }) => sent)
  return over ? { ...emptyInviteForm, sheet } : { ...values, emails, sheet }
}

const draft = createDraft('invite')

const rowsSchema = z.array(sheetRowSchema)

/** The draft of the dialog, read field by field. */
export function readInviteDraft(userId: number | null): InviteFormValues {
  const kept = draft.read(userId)
  const text = (name: Exclude<keyof InviteFormValues, 'sheet'>) => {
    const value = own(kept, name)
    return typeof value === 'string' ? value : ''
  }
  return {
    emails: text('emails'),
    brand_id: text('brand_id'),
    user_type: knownValues.invitedType.find((type) => type === own(kept, 'user_type')) ?? emptyInviteForm.user_type,
    invitation_message: text('invitation_message'),
    sheet: rowsSchema.safeParse(own(kept, 'sheet')).data ?? [],
  }
}

/** A sheet that is sent as a whole is not kept. */
export function writeInviteDraft(userId: number | null, values: InviteFormValues): void {
  draft.write(userId, values.sheet.every(({ sent }) => sent) ? { ...values, sheet: [] } : values)
}

/** Takes what was sent out of the draft, whichever dialog has written it. */
export function settleInviteDraft(
  userId: number | null,
  outcome: InviteOutcome,
  reasonOf: (one: Unsent) => string,
): void {
  // the user may have signed out, which removes the draft
  if (draft.read(userId) === undefined) return
  writeInviteDraft(userId, afterSending(readInviteDraft(userId), outcome, reasonOf))
}
