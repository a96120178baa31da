import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Box } from '~/design/layout/Flex'
import { loadOnce } from '~/platform/async'
import { own } from '~/platform/json'

import { bringIntoView, IN_VIEW } from './Form'

type FormNotesProps = {
  /** While true, leaving the page asks first. */
  unsaved: (() => boolean) | undefined
  /** Number of invalid fields after an attempt to submit. */
  wrong: number
}

/** Content between the summary of a form and its fields. */
export const FormNotes = ({ unsaved, wrong }: FormNotesProps) => (
  <>
    {unsaved && <LeaveGuard unsaved={unsaved} />}
    <FieldsToCorrect count={wrong} />
  </>
)

/** Shown only when other fields than the focused one are invalid too. */
const FieldsToCorrect = ({ count }: { count: number }) =>
  count > 1 && (
    <Box ref={bringIntoView} sx={IN_VIEW}>
      <Alert severity="error" role="status">
        <FormattedMessage id="forms.errors.title" values={{ count }} />
      </Alert>
    </Box>
  )

// lazy: the dialog is not part of a public page's first script. All of it, so that nothing is left to fail when it opens
const confirmLeave = loadOnce(async () => {
  const [{ ConfirmLeave }, { loadLayers }] = await Promise.all([
    import('~/design/layers/ConfirmLeave'),
    import('~/design/layers/layers'),
  ])
  await loadLayers()
  return ConfirmLeave
})

type Move = Parameters<ShouldBlockFn>[0]

/**
 * Whether a navigation leaves the form: to another page, or Back from a dialog that is in the history (`?create=true`).
 */
function leaves({ action, current, next }: Move): boolean {
  if (current.pathname !== next.pathname) return true
  if (action === 'PUSH' || action === 'REPLACE') return false
  return Object.entries(current.search).some(([name, value]) => value === true && own(next.search, name) !== true)
}

/** Asks before the user leaves a page with unsaved input for another page or another site (REG-47). */
function LeaveGuard({ unsaved }: { unsaved: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: (move) => leaves(move) && unsaved(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  const { proceed, action } = blocker
  // the form was saved while the question was open: after Back or Forward, the URL already names the other page
  const answer = useEffectEvent(() => {
    if (action !== 'PUSH' && action !== 'REPLACE') proceed?.()
  })
  useEffect(() => () => answer(), [])

  const intl = useIntl()
  const blocked = blocker.status === 'blocked'
  const [ConfirmLeave, setConfirmLeave] = useState(confirmLeave.loaded)
  const askPlainly = useEffectEvent(() => {
    const question = [
      intl.formatMessage({ id: 'common.unsaved.title' }),
      intl.formatMessage({ id: 'common.unsaved.body' }),
    ]
    if (window.confirm(question.join('\n\n'))) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (!blocked) return
    // offline, the browser's own question is better than losing what is typed
    void confirmLeave.load().then((loaded) => setConfirmLeave(() => loaded), askPlainly)
  }, [blocked])
  return blocked && ConfirmLeave && <ConfirmLeave open onStay={blocker.reset} onLeave={blocker.proceed} />
}
