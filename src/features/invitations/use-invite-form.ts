import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { useZodForm } from '~/features/shared/forms/use-zod-form'
import { currentUser } from '~/features/shared/user/current-user'

import { emailsToInvite, withEntries, withoutEmails } from './email-entries'
import {
  afterSending,
  brandsOf,
  emptyInviteForm,
  hasWrongRow,
  inviteFormSchema,
  type InviteFormValues,
  inviteSheetSchema,
  isEmptyForm,
  inviteesLeft,
  readInviteDraft,
  settleInviteDraft,
  toInvitationInputs,
  writeInviteDraft,
} from './invite-form'
import { addressesOf, type InviteOutcome, pairKey, type Pair, refusalText, type Unsent } from './send-once'
import { isOfPair, sheetInputs, withoutColleagues, withOutcome } from './sheet/sheet-rows'
import { useInvite } from './use-invite'

/** In page order. `email` is missing: its server errors are shown at each address. */
const FIELDS = ['emails', 'brand_id', 'other_brands', 'user_type', 'invitation_message'] as const

/** What changes when invitations are sent. */
const SENT_FIELDS = ['emails', 'brand_id', 'other_brands', 'sheet', 'sent'] as const

type InviteFormOptions = {
  open: boolean
  /** Prefilled from the URL and added to what was typed before. */
  email: string | undefined
  brandId: number | undefined
  onSending: () => void
  /** A row of the sheet is invalid: nothing is sent. */
  onWrongRow: () => void
}

/**
 * The form of the dialog and its draft. The draft has what the form has, and loses each address as soon as it is sent:
 * meanwhile the page may be left or reloaded, or the session may end (SES-47).
 */
export function useInviteForm({ open, email, brandId, onSending, onWrongRow }: InviteFormOptions) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const [userId] = useState(() => currentUser(queryClient)?.id ?? null)
  const [draft] = useState(() => readInviteDraft(userId))
  const [withSheet, setWithSheet] = useState(draft.sheet.length > 0)
  const reasonOf = ({ error }: Unsent) => refusalText(intl, error)
  // after each invitation, also when this dialog is closed: removes it from the draft, and writes nothing of its form
  const settleDraft = (soFar: InviteOutcome) => settleInviteDraft(userId, soFar, reasonOf)
  const sending = useInvite(open, settleDraft)
  const { invite, phase, progress, stop, outcome, lastOutcome, failure, reset: resetOutcome } = sending
  const busy = phase !== 'idle'
  const form = useZodForm<InviteFormValues>({
    schema: withSheet ? inviteSheetSchema : inviteFormSchema,
    fields: FIELDS,
    defaultValues: draft,
    pending: busy,
    // when all invitations are refused, the fields may show why
    failure: failure ?? (outcome?.sent.length === 0 ? (outcome.unsent[0]?.error ?? null) : null),
    async onSubmit(values) {
      if (hasWrongRow(values)) return onWrongRow()
      onSending()
      return invite(toInvitationInputs(values))
    },
  })
  const { subscribe, control, getValues, setValue, reset } = form
  const [emails, rows, brand_id, other_brands] = useWatch({
    control,
    name: ['emails', 'sheet', 'brand_id', 'other_brands'],
  })
  if (withSheet !== rows.length > 0) setWithSheet(rows.length > 0)

  // the form has what is being sent until the end; a link may change it meanwhile
  const keep = useStableCallback((values: InviteFormValues) => {
    writeInviteDraft(userId, progress ? afterSending(values, progress.outcome, reasonOf) : values)
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe, keep])
  useEffect(() => {
    if (!open) return
    const typed = getValues('emails')
    // before the address of the link is added
    const blank = isEmptyForm(getValues())
    const missing = email?.split(',').filter((one) => !emailsToInvite(typed).includes(one)) ?? []
    if (missing.length > 0) setValue('emails', withEntries(typed, missing.join('\n')))
    if (brandId !== undefined) setValue('brand_id', String(brandId))
    // the brand of an earlier link does not say whom this dialog invites
    else if (blank) setValue('brand_id', '')
    if (blank) setValue('other_brands', [])
  }, [open, email, brandId, getValues, setValue])
  // the dialog that sends may have been closed
  const wasBusy = useRef(busy)
  const settleForm = useStableCallback(() => {
    if (!lastOutcome) return
    const left = afterSending(getValues(), lastOutcome, reasonOf)
    if (left.emails !== '' || inviteesLeft(left) > 0) {
      for (const name of SENT_FIELDS) setValue(name, left[name])
    }
    // a brand of the URL is not about the sent ones only
    else reset({ ...left, ...(brandId !== undefined && { brand_id: String(brandId) }) })
  })
  const unsent = lastOutcome?.unsent.length ?? 0
  const wasUnsent = useRef(unsent)
  useLayoutEffect(() => {
    if (!busy && (wasBusy.current || unsent < wasUnsent.current)) settleForm()
    wasBusy.current = busy
    wasUnsent.current = unsent
  }, [busy, unsent, settleForm])

  const next = progress?.outcome.left[0]
  const count = inviteesLeft({ emails, sheet: rows })
  // an invalid row is counted separately
  const pairs = sheetInputs(rows, '')
  const brands =
    rows.length > 0 ? [...new Set(pairs.map((pair) => pair.brand_id))] : brandsOf({ brand_id, other_brands })
  return {
    form,
    phase,
    progress,
    stop,
    outcome,
    failure,
    /** The rows of the sheet, with their results so far. */
    rows: progress ? withOutcome(rows, progress.outcome, reasonOf) : rows,
    /** The line of the row that is being sent. */
    current: next && rows.find((row) => isOfPair(row, next))?.line,
    count,
    /** Number of users who would be invited, and the brands. */
    ready: { count: rows.length > 0 ? addressesOf(pairs).length : count, brands },
    /** All invitations are sent. */
    done:
      outcome !== undefined &&
      outcome.sent.length + outcome.postponed.length > 0 &&
      outcome.unsent.length === 0 &&
      count === 0,
    /** The user has got access instead of an invitation. */
    settle: (pair: Pair) => {
      const values = getValues()
      const unsent = (outcome?.unsent ?? []).filter(({ input }) => {
        const key = pairKey(input)
        return key !== pairKey(pair) && !values.sent.includes(key)
      })
      const sheet = values.sheet.filter((row) => !isOfPair(row, pair))
      const left = afterSending(
        { ...values, sheet },
        { sent: [{ ...pair, user_type: values.user_type }], unsent, left: outcome?.left ?? [], postponed: [] },
        reasonOf,
      )
      for (const name of SENT_FIELDS) setValue(name, left[name])
    },
    /** These are colleagues: they are not invited, and need no place. */
    leaveOut: (colleagues: readonly string[]) => {
      const { emails: typed, sheet } = getValues()
      setValue('emails', withoutEmails(typed, colleagues))
      if (sheet.length > 0) setValue('sheet', withoutColleagues(sheet, colleagues))
    },
    startAnew: () => {
      reset(emptyInviteForm)
      resetOutcome()
    },
  }
}
