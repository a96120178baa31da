import { z } from 'zod/mini'

import { knownValues } from '~/api/generated/known-values.gen'
import { limits } from '~/api/generated/limits.gen'
import type { InvitationInput } from '~/api/generated/types.gen'
import { createDraft } from '~/features/shared/forms/draft'
import type { PlainMessageId } from '~/i18n/messages'
import { own } from '~/platform/json'
import { isWrong } from '~/platform/read-cells'
import { readId } from '~/validation/call-parameters'
import { filled, firstOf, must, over } from '~/validation/rule'
import { sanitiseLines, freeTextRule, linesLength } from '~/validation/sanitise'
import { textField } from '~/validation/schemas'

import { emailsToInvite, invalidEmails, withoutEmails } from './email-entries'
import { addressesOf, type InviteOutcome, pairKey, type Pair, type Unsent } from './send-once'
import { problemsOf, sheetInputs, sheetRowSchema, withOutcome } from './sheet/sheet-rows'

const INVALID_TYPE: PlainMessageId = 'forms.invalid'

export const MESSAGE_LIMIT = limits.invitationInput.invitation_message.maxLength

const emailsRule = firstOf(
  over((text) => text.trim(), filled('invitations.emails.required')),
  must((text) => invalidEmails(text).length === 0, 'invitations.emails.invalid'),
)

const brandField = textField(must((text) => readId(text) !== undefined, 'invitations.brand.required'))

/** The slots check gets all `emails`; each of them gets one invitation to each brand. */
export const inviteFormSchema = z.object({
  emails: textField(emailsRule),
  /** The first brand, under the name that server errors have. */
  brand_id: brandField,
  other_brands: z.array(z.object({ brand: brandField })),
  user_type: z.enum(knownValues.invitedType, INVALID_TYPE),
  invitation_message: textField(freeTextRule(MESSAGE_LIMIT, 'invitations.message.tooLong', linesLength)),
  /** The rows of a pasted sheet, instead of addresses, brands and role. */
  sheet: z.array(sheetRowSchema),
  /** Keys of sent invitations whose address and brand stay, because others of theirs were not sent. */
  sent: z.array(z.string()),
})

/** With a sheet, each row has its own address, brand and role. */
export const inviteSheetSchema = z.extend(inviteFormSchema, {
  emails: z.string(),
  brand_id: z.string(),
  other_brands: z.array(z.object({ brand: z.string() })),
})

export type InviteFormValues = z.infer<typeof inviteFormSchema>

export const emptyInviteForm: InviteFormValues = {
  emails: '',
  brand_id: '',
  other_brands: [],
  user_type: 'brand_member',
  invitation_message: '',
  sheet: [],
  sent: [],
}

/** Whether nobody is named and nothing is written yet. */
export const isEmptyForm = ({ emails, invitation_message, sheet }: InviteFormValues): boolean =>
  emails === '' && invitation_message === '' && sheet.length === 0

type BrandFields = Pick<InviteFormValues, 'brand_id' | 'other_brands'>

/** The values of the fields for brands, in page order. */
export const brandFieldsOf = ({ brand_id, other_brands }: BrandFields): string[] => [
  brand_id,
  ...other_brands.map(({ brand }) => brand),
]

/** The chosen brands, each once. */
export const brandsOf = (values: BrandFields): number[] => [
  ...new Set(brandFieldsOf(values).flatMap((value) => readId(value) ?? [])),
]

/** All addresses for the first brand, then all for the second. */
const pairsOf = (values: BrandFields & Pick<InviteFormValues, 'emails'>): Pair[] =>
  brandsOf(values).flatMap((brand_id) => emailsToInvite(values.emails).map((email) => ({ email, brand_id })))

/** One request for each row of the sheet, or else for each brand and address; duplicates are invited once. */
export function toInvitationInputs(values: InviteFormValues): InvitationInput[] {
  const { user_type, invitation_message, sheet, sent } = values
  if (sheet.length > 0) return sheetInputs(sheet, invitation_message)
  const message = sanitiseLines(invitation_message)
  const inputs = pairsOf(values).map((pair) => ({
    ...pair,
    user_type,
    ...(message && { invitation_message: message }),
  }))
  const left = inputs.filter((input) => !sent.includes(pairKey(input)))
  // what is chosen again on purpose is sent again
  return left.length > 0 ? left : inputs
}

/** One invalid row holds back the whole sheet. */
export const hasWrongRow = ({ sheet }: Pick<InviteFormValues, 'sheet'>): boolean => problemsOf(sheet).some(isWrong)

/** Number of users who are not invited yet. */
export const inviteesLeft = ({ emails, sheet }: Pick<InviteFormValues, 'emails' | 'sheet'>): number =>
  sheet.length > 0 ? sheet.filter(({ sent }) => !sent).length : emailsToInvite(emails).length

/**
 * Removes each address and brand of which all invitations were sent or postponed. If no address is left, also clears the message and
 * the options.
 */
export function afterSending(
  values: InviteFormValues,
  outcome: InviteOutcome,
  reasonOf: (one: Unsent) => string,
): InviteFormValues {
  const settled = [...outcome.sent, ...outcome.postponed]
  const open = [...outcome.unsent.map(({ input }) => input), ...outcome.left]
  const waiting = new Set(addressesOf(open))
  const emails = withoutEmails(
    values.emails,
    addressesOf(settled).filter((email) => !waiting.has(email)),
  )
  const rows = withOutcome(values.sheet, outcome, reasonOf)
  const sheet = rows.map((row) => (row.refused === '' ? row : { ...row, open: true }))
  const over = settled.length > 0 && emails === '' && sheet.every(({ sent }) => sent)
  if (over) return { ...emptyInviteForm, sheet }
  const known = new Set([...values.sent, ...settled.map(pairKey)])
  const left = { ...values, ...brandsLeft(values, settled, open), emails, sheet }
  return {
    ...left,
    sent: pairsOf(left)
      .map(pairKey)
      .filter((key) => known.has(key)),
  }
}

const has = (pairs: readonly Pair[], brand: string) => pairs.some(({ brand_id }) => String(brand_id) === brand)

function brandsLeft(values: InviteFormValues, sent: readonly Pair[], open: readonly Pair[]): Partial<BrandFields> {
  const [brand_id, ...others] = brandFieldsOf(values).filter((value) => has(open, value) || !has(sent, value))
  // nothing else is to be sent: the choices stay for addresses that are added
  return brand_id === undefined ? {} : { brand_id, other_brands: others.map((brand) => ({ brand })) }
}

const draft = createDraft('invite')

const { sheet: rowsSchema, sent: keysSchema } = inviteFormSchema.shape
const brandsSchema = inviteSheetSchema.shape.other_brands

/** The draft of the dialog, read field by field. */
export function readInviteDraft(userId: number | null): InviteFormValues {
  const stored = draft.read(userId)
  const text = (name: 'emails' | 'brand_id' | 'invitation_message') => {
    const value = own(stored, name)
    return typeof value === 'string' ? value : ''
  }
  return {
    emails: text('emails'),
    brand_id: text('brand_id'),
    other_brands: brandsSchema.safeParse(own(stored, 'other_brands')).data ?? [],
    user_type: knownValues.invitedType.find((type) => type === own(stored, 'user_type')) ?? emptyInviteForm.user_type,
    invitation_message: text('invitation_message'),
    sheet: rowsSchema.safeParse(own(stored, 'sheet')).data ?? [],
    sent: keysSchema.safeParse(own(stored, 'sent')).data ?? [],
  }
}

/** A sheet that is sent as a whole is not stored. */
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
