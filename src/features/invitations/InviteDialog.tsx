import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import { SendIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Dialog } from '~/design/layers/Dialog'
import { Stack } from '~/design/layout/layout'
import { passFocusOn } from '~/design/layout/pass-focus'
import { FailureSummary } from '~/features/shared/forms/FailureSummary'
import { useFormShell } from '~/features/shared/forms/use-form-shell'
import { errorText } from '~/i18n/error-text'
import { authStore } from '~/session/auth-store'

import { emailsToInvite } from './email-list'
import { inviteDraft, readInviteDraft } from './invite-draft'
import { emptyInviteForm, inviteFormSchema, type InviteFormValues } from './invite-form'
import { InviteFields } from './InviteFields'
import { InviteResult } from './InviteResult'
import { SlotsAlert } from './SlotsAlert'
import { useInvite } from './use-invite'

type InviteDialogProps = {
  open: boolean
  onClose: () => void
  /** Whether the person may choose another plan. */
  upgradable: boolean
}

/** In their order on the page. What the server says of `email` is told address by address. */
const FIELDS = ['emails', 'brand_id', 'user_type', 'invitation_message'] as const

/**
 * Invites several people at once. What was typed stays until it is sent, also when the dialog is closed, or the session ends
 * and the same person signs in again (SES-47).
 */
export function InviteDialog({ open, onClose, upgradable }: InviteDialogProps) {
  const intl = useIntl()
  const [userId] = useState(() => authStore.get().user?.id ?? null)
  const [kept] = useState(() => readInviteDraft(userId))
  const { invite, phase, outcome, failure, forget } = useInvite()
  const busy = phase !== 'idle'
  const finish = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const form = useFormShell<InviteFormValues>({
    schema: inviteFormSchema,
    fields: FIELDS,
    defaultValues: kept,
    pending: busy,
    // where all were refused alike, the fields may say why
    failure: outcome?.sent.length === 0 ? (outcome.unsent[0]?.error ?? null) : null,
    async onSubmit(values) {
      // button or field: when all are sent, neither is there
      if (document.activeElement) passFocusOn(document.activeElement, () => finish.current)
      const answer = await invite(values)
      if (!answer || answer.refused) return
      if (answer.unsent.length === 0) {
        form.reset(emptyInviteForm)
        inviteDraft.clear()
        return
      }
      // those that went must not go again
      form.setValue('emails', answer.unsent.map(({ email }) => email).join('\n'))
    },
  })
  const { shell, subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => inviteDraft.write(userId, values),
      }),
    [subscribe, userId],
  )
  const count = emailsToInvite(useWatch({ control: form.control, name: 'emails' })).length
  const done = outcome !== undefined && outcome.sent.length > 0 && outcome.unsent.length === 0
  const leave = () => {
    if (done) forget()
  }

  const actions = done ? (
    <>
      <Button
        key="another"
        variant="text"
        color="neutral"
        onClick={(event) => {
          passFocusOn(event.currentTarget, () => fields.current?.querySelector('textarea'))
          forget()
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
      <Button key="cancel" variant="text" color="neutral" disabled={busy} onClick={onClose}>
        <FormattedMessage id="common.cancel" />
      </Button>
      <SubmitButton
        busy={busy}
        startIcon={busy ? undefined : <SendIcon />}
        busyLabel={
          <FormattedMessage id={phase === 'checking' ? 'invitations.dialog.checking' : 'invitations.dialog.sending'} />
        }
      >
        <FormattedMessage id="invitations.dialog.submit" values={{ count }} />
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
      onClosed={leave}
      onSubmit={(event) => {
        event.preventDefault()
        void shell.send(event.currentTarget)
      }}
    >
      <Stack spacing={2.5} ref={fields}>
        {shell.notes}
        {!busy && failure && (
          <FailureSummary
            texts={[errorText(intl, failure)]}
            title={<FormattedMessage id="invitations.dialog.failed" />}
          />
        )}
        {!busy && outcome?.refused && <SlotsAlert slots={outcome.refused} asked={count} upgradable={upgradable} />}
        {!busy && outcome && <InviteResult {...outcome} />}
        {!done && <InviteFields form={form} disabled={busy} />}
      </Stack>
    </Dialog>
  )
}
