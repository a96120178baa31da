import { type ReactNode, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { FileDrop } from '~/design/inputs/FileInput'
import { Dialog } from '~/design/layers/layers'
import { Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { Muted } from '~/design/layout/Text'
import { FailureSummary } from '~/features/shared/forms/Form'
import { SheetFile, useSheetFile } from '~/features/shared/sheet/SheetFile'

import { InviteActions, SlotsAlert } from './InviteActions'
import { InviteFields, MessageField } from './InviteFields'
import { AllSent, InviteResult, MissingBrands } from './InviteResult'
import type { Grant } from './PostponedCard'
import { refusalText } from './send-once'
import { isAddress } from './sheet/sheet-columns'
import { SheetPreview, useSheet } from './sheet/SheetPreview'
import { useInviteForm } from './use-invite-form'

type InviteDialogProps = {
  open: boolean
  /** Prefilled from the URL and added to what was typed before. */
  email?: string | undefined
  brandId?: number | undefined
  onClose: () => void
  /** Whether the user may choose another plan. */
  upgradable: boolean
  /** A button that gives colleagues access to a brand. */
  renderGrant: (grant: Grant) => ReactNode
}

/**
 * Invites several users at once. Typed text stays until it is sent, even if the dialog is closed, or if the session
 * ends and the same user signs in again (SES-47).
 */
export function InviteDialog({ open, email, brandId, onClose, upgradable, renderGrant }: InviteDialogProps) {
  const intl = useIntl()
  const finish = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const inviteForm = useInviteForm({
    open,
    email,
    brandId,
    // when all invitations are sent, the focused button or field is unmounted
    onSending: () => document.activeElement && passFocusOn(document.activeElement, () => finish.current),
    onWrongRow: () => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  })
  const { form, phase, progress, stop, outcome, failure, rows, current, count, ready, done } = inviteForm
  const { settle, leaveOut, startAnew } = inviteForm
  const { submission } = form
  const busy = phase !== 'idle'
  const sheet = useSheet(form, open, () => fields.current?.querySelector('h3, input'))
  const { problem, openFile } = useSheetFile((text) => {
    // only a heading, or a sheet of something else
    if (!isAddress(text)) return 'noAddress'
    void sheet.open(text)
    return undefined
  })

  return (
    <Dialog
      open={open}
      wide
      steady
      busy={busy}
      title={<FormattedMessage id="invitations.dialog.title" />}
      actions={
        <InviteActions
          done={done}
          begun={outcome !== undefined && !outcome.refused}
          phase={phase}
          reading={sheet.reading}
          progress={progress}
          onStop={stop}
          ready={ready}
          finish={finish}
          onAnother={(event) => {
            passFocusOn(event.currentTarget, () => fields.current?.querySelector('input'))
            startAnew()
          }}
          onClose={onClose}
        />
      }
      onClose={onClose}
      onClosed={() => done && startAnew()}
      onSubmit={(event) => {
        event.preventDefault()
        if (!sheet.reading) void submission.send(event.currentTarget)
      }}
    >
      <FileDrop disabled={busy || done || rows.length > 0} onFile={openFile}>
        <Stack spacing={2.5} ref={fields}>
          {submission.notes}
          <MissingBrands form={form} />
          {!busy && failure && submission.failure && (
            <FailureSummary
              texts={submission.inFields && rows.length === 0 ? submission.others : [refusalText(intl, failure)]}
              title={<FormattedMessage id="invitations.dialog.failed" />}
              failure={failure}
            />
          )}
          {!busy && outcome?.refused && <SlotsAlert slots={outcome.refused} asked={count} upgradable={upgradable} />}
          {!busy &&
            outcome &&
            (done && rows.length === 0 ? (
              <AllSent {...outcome} />
            ) : (
              <InviteResult
                {...outcome}
                brief={rows.length > 0}
                renderGrant={renderGrant}
                onGiven={(pairs) => pairs.forEach(settle)}
                onColleagues={leaveOut}
              />
            ))}
          {rows.length > 0 ? (
            <>
              <SheetPreview
                rows={rows}
                busy={busy}
                current={current}
                upgradable={upgradable}
                onChange={sheet.change}
                onLeave={(control) => sheet.leave(control)}
              />
              {!done && <MessageField form={form} disabled={busy} />}
            </>
          ) : (
            !done && (
              <InviteFields
                form={form}
                disabled={busy}
                upgradable={upgradable}
                onSheet={(text) => sheet.offer(text)}
                file={
                  <>
                    <SheetFile disabled={busy || sheet.reading} problem={problem} onFile={openFile} />
                    {sheet.reading && (
                      <Muted as="p" size="small" role="status">
                        <FormattedMessage id="sheet.reading" />
                      </Muted>
                    )}
                  </>
                }
              />
            )
          )}
        </Stack>
      </FileDrop>
    </Dialog>
  )
}
