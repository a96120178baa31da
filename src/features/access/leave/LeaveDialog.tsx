import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { listUserBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import { Alert } from '~/design/feedback/Alert'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { Button } from '~/design/inputs/Button'
import { CopyButton } from '~/design/inputs/CopyButton'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Dialog } from '~/design/layers/Dialog'
import { Row, Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/pass-focus'
import { BulletList } from '~/design/layout/PlainList'
import { Muted, Strong } from '~/design/layout/Text'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { QueryFailure } from '~/features/shared/failures/QueryFailure'
import { displayName } from '~/features/shared/user/display-name'
import { useFormats } from '~/i18n/formats'

import type { AccessPerson } from '../access-change'
import { type LeaveOutcome, leavesOf, type NewAdmins, recordOf, recordText } from './leave'
import { LeavePreview } from './LeavePreview'
import { NewAdminChoice } from './NewAdminChoice'
import { useLeave } from './use-leave'

export type LeaveDialogProps = {
  /** The id of the current user. */
  selfId: number
  user: AccessPerson
  open: boolean
  onClose: () => void
  onClosed: () => void
}

const NO_ADMINS: NewAdmins = new Map()

/** A user leaves: names new administrators, removes all access, and then shows a record of it. */
export function LeaveDialog({ selfId, user, open, onClose, onClosed }: LeaveDialogProps) {
  const close = useRef<HTMLButtonElement>(null)
  const [admins, setAdmins] = useState(NO_ADMINS)
  const { leave, running, progress, stop, outcome, reset } = useLeave(user, selfId)
  const list = useQuery({
    ...listUserBrandsOptions({ path: { id: user.id } }),
    ...INLINE_ERROR,
    enabled: open && !running && !outcome,
    refetchOnMount: 'always',
  })
  // an earlier answer may lack a brand that was given since
  const brands = list.isFetchedAfterMount && list.isSuccess ? list.data.brands : undefined
  const name = displayName(user)
  // a run that stopped goes on with the brands that it has left
  const leaves = outcome ? outcome.left : brands && leavesOf(brands, admins)

  return (
    <Dialog
      open={open}
      busy={running}
      role="alertdialog"
      title={<FormattedMessage id="access.leave.title" values={{ name }} />}
      onClose={onClose}
      onClosed={() => {
        reset()
        onClosed()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!open || !leaves || leaves.length === 0) return
        if (document.activeElement) passFocusOn(document.activeElement, () => close.current)
        void leave({ leaves, ...(outcome && { before: outcome }) })
      }}
      actions={
        <>
          {/* one element, which keeps the focus after a stop */}
          <Button ref={close} variant="outlined" color="neutral" onClick={running ? stop : onClose}>
            <FormattedMessage id={running ? 'access.leave.stop' : outcome ? 'common.close' : 'common.cancel'} />
          </Button>
          {(!outcome || outcome.left.length > 0) && (
            <SubmitButton
              color="error"
              busy={running}
              disabled={!leaves || leaves.length === 0}
              busyLabel={progress && <FormattedMessage id="access.leave.progress" values={progress} />}
            >
              <FormattedMessage id={outcome ? 'access.leave.resume' : 'access.leave.confirm'} />
            </SubmitButton>
          )}
        </>
      }
    >
      {outcome ? (
        <LeaveRecord {...{ user, outcome }} />
      ) : (
        <Stack spacing={2}>
          {list.isError ? (
            <QueryFailure failed="users.brands.failed" error={list.error} onRetry={() => void list.refetch()} />
          ) : !brands ? (
            <SkeletonList avatars={false} />
          ) : brands.length === 0 ? (
            <Muted as="p">
              <FormattedMessage id="access.assigned.none.brands" />
            </Muted>
          ) : (
            <>
              <NewAdminChoice
                brands={brands.filter(({ is_admin }) => is_admin)}
                {...{ user, admins }}
                busy={running}
                onChange={setAdmins}
              />
              <LeavePreview {...{ selfId, user, brands, admins }} />
            </>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

/** What became of each brand, to be read and copied. */
function LeaveRecord({ user, outcome }: { user: AccessPerson; outcome: LeaveOutcome }) {
  const intl = useIntl()
  const { dateTime } = useFormats()
  const title = intl.formatMessage(
    { id: 'access.leave.record' },
    { name: displayName(user), date: dateTime(outcome.at) },
  )
  const groups = recordOf(intl, user, outcome)
  const errors = [...outcome.unknown, ...outcome.failed].map(({ error }) => error)
  return (
    <Stack spacing={1.5} role="status">
      <Row gap={1} align="center">
        <Strong as="p">{title}</Strong>
        <CopyButton text={recordText(title, groups)} name={title} />
      </Row>
      {groups.map((group) => (
        <Alert key={group.id} severity={SEVERITY[group.id]} title={group.title}>
          {group.lines.length > 0 && (
            <BulletList>
              {group.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </BulletList>
          )}
        </Alert>
      ))}
      <FailureReference of={errors.find(isServerFailure)} />
    </Stack>
  )
}

const SEVERITY = { role: 'warning', done: 'success', unknown: 'warning', failed: 'error', left: 'warning' } as const
