import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { isReleased } from '~/api/ports'
import { Alert } from '~/design/feedback/Alert'
import { toast } from '~/design/feedback/toasts'
import { useDialogTarget } from '~/design/layers/layers'

import {
  type AdminChange,
  type ConfirmedChange,
  brandsOf,
  failureTitle,
  replacesNobody,
  type RequestedChange,
  usersOf,
} from './access-change'
import { AccessDialog } from './AccessDialog'
import { readUsersBefore } from './admin-queries'
import type { useAccessMutations } from './use-access-mutations'

/**
 * A change of access. It is made at once if undoing it loses nothing: access that is given, or an administrator who
 * replaces nobody. Otherwise the user confirms it in a dialog, which the caller renders (ACC-25). A change
 * is not made if the user leaves the page before it is decided; a toast says so while its brands are still read.
 */
export function useConfirmedChange(run: (change: RequestedChange) => Promise<boolean>) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const dialog = useDialogTarget<ConfirmedChange>()
  const [reading, setReading] = useState(false)
  /** Keys of the changes that are not decided yet. */
  const undecided = useRef(new Set<string>())
  const lastDecision = useRef<Promise<unknown>>(Promise.resolve())
  const settle = useRef<(confirmed: boolean) => void>(undefined)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      settle.current?.(false)
    }
  }, [])

  function close(confirmed: boolean) {
    if (!dialog.isOpen) return
    dialog.close()
    settle.current?.(confirmed)
  }

  const ask = (change: ConfirmedChange) =>
    new Promise<boolean>((resolve) => {
      settle.current = resolve
      dialog.open(change)
    })

  /** Who administers the brands is read again: a stale page must not replace anybody silently. */
  async function withUsersBefore(change: AdminChange): Promise<AdminChange> {
    setReading(true)
    try {
      return { ...change, before: await readUsersBefore(queryClient, change.brands) }
    } finally {
      setReading(false)
    }
  }

  function showNotMade(change: ConfirmedChange) {
    // after the end of the session no user is left to notify
    if (isReleased(queryClient)) return
    toast({
      severity: 'warning',
      lasting: true,
      title: intl.formatMessage({ id: failureTitle(change) }),
      message: intl.formatMessage({ id: 'access.left' }),
    })
  }

  /** @returns undefined if the user does not confirm it */
  async function decide(change: ConfirmedChange): Promise<ConfirmedChange | undefined> {
    const known = change.kind === 'admin' ? await withUsersBefore(change) : change
    if (left.current) {
      showNotMade(change)
      return undefined
    }
    return (known.kind === 'admin' && replacesNobody(known)) || (await ask(known)) ? known : undefined
  }

  /** One after the other: a change waits while an earlier one is read or asked for. */
  function decideInTurn(change: ConfirmedChange): Promise<ConfirmedChange | undefined> {
    const decision = lastDecision.current.then(() => decide(change))
    lastDecision.current = decision.catch(() => {})
    return decision
  }

  return {
    confirmation: dialog.target && (
      <AccessDialog
        open={dialog.isOpen}
        change={dialog.target}
        onConfirm={() => close(true)}
        onClose={() => close(false)}
        onClosed={dialog.clear}
      />
    ),
    /** The present administrator is being read. */
    reading,
    /** @returns whether all of the change was made; false also for a second press, while the first one is not decided */
    request: async (change: RequestedChange): Promise<boolean> => {
      if (change.kind === 'assign') return run(change)
      const key = keyOf(change)
      if (undecided.current.has(key)) return false
      undecided.current.add(key)
      const decided = await decideInTurn(change).finally(() => undecided.current.delete(key))
      return decided !== undefined && run(decided)
    },
  }
}

const keyOf = (change: ConfirmedChange) =>
  JSON.stringify([change.kind, usersOf(change).map(({ id }) => id), brandsOf(change).map(({ id }) => id)])

type ChangeProgressProps = Pick<ReturnType<typeof useConfirmedChange>, 'reading'> &
  Pick<ReturnType<typeof useAccessMutations>, 'running'>

/** What is being read before a change, and the changes that run. */
export const ChangeProgress = ({ reading, running }: ChangeProgressProps) => (
  <>
    {reading && (
      <Alert severity="info" role="status">
        <FormattedMessage id="access.preview.reading" />
      </Alert>
    )}
    {running.map((kind) => (
      <Alert key={kind} severity="info" role="status">
        <FormattedMessage id={`access.processing.${kind}`} />
      </Alert>
    ))}
  </>
)
