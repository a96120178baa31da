import { z } from 'zod/mini'

import { knownValues } from '~/api/generated/known-values.gen'
import { createDraft } from '~/features/shared/forms/draft'
import { own } from '~/platform/json'

import { emptyInviteForm, type InviteFormValues } from './invite-form'
import { sheetRowSchema } from './sheet-rows'

export const inviteDraft = createDraft('invite')

const rowsSchema = z.array(sheetRowSchema)

/** The draft of the dialog, read field by field. */
export function readInviteDraft(userId: number | null): InviteFormValues {
  const kept = inviteDraft.read(userId)
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
