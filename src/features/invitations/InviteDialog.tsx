import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import { SendIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { CancelButton } from '~/design/inputs/CancelButton'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Dialog } from '~/design/layers/Dialog'
import { Stack } from '~/design/layout/layout'
import { passFocusOn } from '~/design/layout/pass-focus'
import { FailureSummary } from '~/features/shared/forms/FailureSummary'
import { useFormShell } from '~/features/shared/forms/use-form-shell'
import { authStore } from '~/session/auth-store'

import { emailsToInvite, withEntries } from './email-list'
import type { InviteOutcome, Unsent } from './invite-all'
import { inviteDraft, readInviteDraft } from './invite-draft'
import { emptyInviteForm, inviteFormSchema, toInvitationInputs, type InviteFormValues } from './invite-form'
import { InviteFields, MessageField } from './InviteFields'
import { InviteResult } from './InviteResult'
import { LostBrands } from './LostBrands'
import { refusalText } from './refusal-text'
import { isWrong, problemsOf, sheetInputs, withOutcome } from './sheet-rows'
import { SheetPreview } from './SheetPreview'
import { SlotsAlert } from './SlotsAlert'
import { useInvite } from './use-invite'
import { useSheet } from './use-sheet'

type InviteDialogProps = {
  open: boolean
  /** Prefilled from the URL and added to what was typed before. */
  email?: string | undefined
  brandId?: number | undefined
  onClose: () => void
  /** Whether the user may choose another plan. */
  upgradable: boolean
}

/** In page order. `email` is missing: its server errors are shown at each address. */
const FIELDS = ['emails', 'brand_id', 'user_type', 'invitation_message'] as const

/**
 * Invites several people at once. Typed text stays until it is sent, even if the dialog is closed, or if the session
 * ends and the same user signs in again (SES-47).
 */
export function InviteDialog({ open, email, brandId, onClose, upgradable }: InviteDialogProps) {
  const intl = useIntl()
  const [userId] = useState(() => authStore.get().user?.id ?? null)
  const [kept] = useState(() => readInviteDraft(userId))
  const { invite, phase, progress, outcome, failure, forget } = useInvite(keepUnsent)
  const busy = phase !== 'idle'
  const joined = useRef(busy)
  const finish = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const form = useFormShell<InviteFormValues>({
    schema: inviteFormSchema,
    fields: FIELDS,
    defaultValues: kept,
    pending: busy,
    // when all invitations are refused, the fields may show why
    failure: failure ?? (outcome?.sent.length === 0 ? (outcome.unsent[0]?.error ?? null) : null),
    async onSubmit(values) {
      passFocusToEnd()
      const answer = await invite(toInvitationInputs(values))
      if (!answer || answer.refused) return
      if (answer.unsent.length === 0) {
        form.reset(emptyInviteForm)
        inviteDraft.clear()
        return
      }
      // sent invitations must not be sent again
      form.setValue('emails', withEntries(answer.unsent.map(({ email }) => email).join('\n')))
    },
  })
  const { shell, subscribe, control, getValues, setValue, reset } = form
  const [emails, rows] = useWatch({ control, name: ['emails', 'sheet'] })
  const sheet = useSheet(form, () => fields.current?.querySelector('h3, input'))
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => inviteDraft.write(userId, values),
      }),
    [subscribe, userId],
  )
  // sent by a dialog that the user has left: what is left to send is in the draft
  useEffect(() => {
    if (busy || !joined.current) return
    joined.current = false
    reset(readInviteDraft(userId))
  }, [busy, reset, userId])
  useEffect(() => {
    if (!open) return
    const typed = getValues('emails')
    if (email !== undefined && !emailsToInvite(typed).includes(email)) setValue('emails', withEntries(typed, email))
    if (brandId !== undefined) setValue('brand_id', String(brandId))
  }, [open, email, brandId, getValues, setValue])
  const count = rows.length > 0 ? rows.filter(({ sent }) => !sent).length : emailsToInvite(emails).length
  // an invalid row is not sent; it is counted separately
  const ready = rows.length > 0 ? sheetInputs(rows, '').length : count
  const done = outcome !== undefined && outcome.sent.length > 0 && outcome.unsent.length === 0 && count === 0
  const reasonOf = ({ error }: Unsent) => refusalText(intl, error)

  /** What was sent leaves the draft at once: the page may be left or reloaded, or the session may end, in between. */
  function keepUnsent(so: InviteOutcome) {
    const values = getValues()
    const left = emailsToInvite(values.emails).filter((address) => !so.sent.includes(address))
    const sheet = withOutcome(values.sheet, so, reasonOf)
    inviteDraft.write(userId, { ...values, emails: withEntries(left.join('\n')), sheet })
  }

  /** When all invitations are sent, the focused button or field is gone. */
  function passFocusToEnd() {
    if (document.activeElement) passFocusOn(document.activeElement, () => finish.current)
  }

  /** Sends each row separately. One invalid row holds back all of them. */
  async function sendSheet() {
    if (!(await form.trigger('invitation_message', { shouldFocus: true }))) return
    if (problemsOf(rows).some(isWrong)) {
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    passFocusToEnd()
    const answer = await invite(sheetInputs(rows, form.getValues('invitation_message')))
    if (!answer || answer.refused) return
    const settled = withOutcome(rows, answer, reasonOf).map((row) => ({ ...row, open: row.refused !== '' }))
    form.setValue('sheet', settled)
    if (answer.unsent.length === 0) inviteDraft.clear()
  }

  function startAnew() {
    form.reset(emptyInviteForm)
    inviteDraft.clear()
    forget()
  }

  const actions = done ? (
    <>
      <Button
        key="another"
        variant="outlined"
        color="neutral"
        onClick={(event) => {
          passFocusOn(event.currentTarget, () => fields.current?.querySelector('input'))
          startAnew()
        }}
      >
        <FormattedMessage id="invitations.dialog.another" />
      </Button>
      <Button key="done" ref={finish} onClick={onClose}>
        <FormattedMessage id="invitations.dialog.done" />
      </Button>
    </>
  ) : (
    <>
      <CancelButton key="cancel" disabled={busy} onClick={onClose} />
      <SubmitButton
        busy={busy}
        busyLabel={
          progress && progress.total > 1 ? (
            <FormattedMessage
              id="invitations.dialog.sending.progress"
              values={{ done: progress.done, total: progress.total }}
            />
          ) : (
            <FormattedMessage
              id={phase === 'checking' ? 'invitations.dialog.checking' : 'invitations.dialog.sending'}
            />
          )
        }
      >
        <SendIcon size={18} />
        <FormattedMessage id="invitations.dialog.submit" values={{ count: ready }} />
      </SubmitButton>
    </>
  )

  return (
    <Dialog
      open={open}
      wide
      busy={busy}
      title={<FormattedMessage id="invitations.dialog.title" />}
      actions={actions}
      onClose={onClose}
      onClosed={() => done && startAnew()}
      onSubmit={(event) => {
        event.preventDefault()
        void (rows.length > 0 ? sendSheet() : shell.send(event.currentTarget))
      }}
    >
      <Stack spacing={2.5} ref={fields}>
        {shell.notes}
        <LostBrands form={form} />
        {!busy && failure && shell.failure && (
          <FailureSummary
            texts={shell.inFields && rows.length === 0 ? shell.others : [refusalText(intl, failure)]}
            title={<FormattedMessage id="invitations.dialog.failed" />}
            failure={failure}
          />
        )}
        {!busy && outcome?.refused && <SlotsAlert slots={outcome.refused} asked={count} upgradable={upgradable} />}
        {!busy && outcome && <InviteResult {...outcome} brief={rows.length > 0} />}
        {rows.length > 0 ? (
          <>
            <SheetPreview
              rows={progress ? withOutcome(rows, progress.outcome, reasonOf) : rows}
              busy={busy}
              upgradable={upgradable}
              onChange={sheet.change}
              onLeave={(control) => sheet.leave(control)}
            />
            {!done && <MessageField form={form} disabled={busy} />}
          </>
        ) : (
          !done && (
            <InviteFields form={form} disabled={busy} upgradable={upgradable} onSheet={(text) => sheet.offer(text)} />
          )
        )}
      </Stack>
    </Dialog>
  )
}
