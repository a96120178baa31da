import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { SendIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Dialog } from '~/design/layers/Dialog'
import { Stack } from '~/design/layout/layout'
import { passFocusOn } from '~/design/layout/pass-focus'
import { useSingleFlight } from '~/features/shared/forms/single-flight'
import { useServerErrors } from '~/features/shared/forms/use-server-errors'
import { errorText } from '~/i18n/error-text'

import { emailsToInvite } from './email-list'
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

/** What the server may name beside the address, which is told address by address. */
const FIELDS = ['brand_id', 'user_type', 'invitation_message'] as const

/** Invites several people at once. What was typed stays, also when the dialog is closed, until it is sent. */
export function InviteDialog({ open, onClose, upgradable }: InviteDialogProps) {
  const intl = useIntl()
  const form = useForm<InviteFormValues>({
    resolver: zodResolver(inviteFormSchema),
    defaultValues: emptyInviteForm,
    mode: 'onTouched',
  })
  const { invite, phase, outcome, failure, forget } = useInvite()
  const count = emailsToInvite(useWatch({ control: form.control, name: 'emails' })).length
  const busy = phase !== 'idle'
  const finish = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const done = outcome !== undefined && outcome.sent.length > 0 && outcome.unsent.length === 0
  useServerErrors(outcome?.sent.length === 0 ? (outcome.unsent[0]?.error ?? null) : null, FIELDS, form.setError)

  const send = useSingleFlight(() =>
    form.handleSubmit(async (values) => {
      // button or field: when all are sent, neither is there
      if (document.activeElement) passFocusOn(document.activeElement, () => finish.current)
      // told by `failure`
      const answer = await invite(values).catch(() => undefined)
      if (!answer || answer.refused) return
      if (answer.unsent.length === 0) form.reset()
      // those that went must not go again
      else form.setValue('emails', answer.unsent.map(({ email }) => email).join('\n'))
    })(),
  )
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
        void send()
      }}
    >
      <Stack spacing={2.5} ref={fields}>
        {!busy && failure && (
          <Alert severity="error" title={<FormattedMessage id="invitations.dialog.failed" />}>
            {errorText(intl, failure)}
          </Alert>
        )}
        {!busy && outcome?.refused && <SlotsAlert slots={outcome.refused} asked={count} upgradable={upgradable} />}
        {!busy && outcome && <InviteResult {...outcome} />}
        {!done && <InviteFields form={form} disabled={busy} />}
      </Stack>
    </Dialog>
  )
}
