import { z } from 'zod/mini'

import { knownValues } from '~/api/generated/known-values.gen'
import { createDraft } from '~/features/shared/forms/draft'
import { own } from '~/platform/json'

import type { InviteOutcome, Unsent } from './invite-all'
import { afterSending, emptyInviteForm, type InviteFormValues } from './invite-form'
import { sheetRowSchema } from './sheet-rows'

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
