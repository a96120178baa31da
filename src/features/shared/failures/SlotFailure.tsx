import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { RefreshIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Column, Typography } from '~/design/layout/Flex'
import { useCompact } from '~/design/layout/NavigationItem'
import { reloadPage, isChunkError } from '~/platform/chunk-error'
import { reportError } from '~/telemetry/reporter'

import { ChunkErrorScreen, LOSS_TEXTS, type LossOptions, useLoss } from './ChunkErrorScreen'
import { errorReference } from './error-reference'
import { FailureScreen, pageFailure, waitAsked } from './FailureScreen'

type SlotFailureProps = {
  failure: string
  retry: string
  retrying?: boolean
  /** `status` where the page shows the same error itself. */
  role?: 'alert' | 'status'
  onRetry: (event: MouseEvent) => void
}

/** A failed section of the shell. In the icon rail only the button is shown. */
export function SlotFailure({ failure, retry, retrying = false, role = 'alert', onRetry }: SlotFailureProps) {
  const compact = useCompact()
  if (compact)
    return (
      <IconButton label={`${failure}. ${retry}`} color="error" onClick={onRetry}>
        <RefreshIcon />
      </IconButton>
    )
  return (
    <Column role={role} align="flex-start" gap={1} p={0.75}>
      <Typography variant="body2">{failure}</Typography>
      <SubmitButton
        type="button"
        size="small"
        variant="outlined"
        color="neutral"
        busy={retrying}
        startIcon={<RefreshIcon />}
        onClick={onRetry}
      >
        {retry}
      </SubmitButton>
    </Column>
  )
}

/** Error component of routes (GRD-16). A retry runs the loader again. */
export function RouteFailure({ error, reset, signedIn }: ErrorComponentProps & { signedIn: boolean }) {
  const router = useRouter()
  const intl = useIntl()
  const warning = router.state.matches.at(-1)?.staticData.warning

  useEffect(() => reportError(error, { from: 'route' }), [error])

  if (isChunkError(error))
    // the same page is drawn again only when its files have been asked for again
    return <ChunkErrorScreen error={error} onRetry={() => router.invalidate().finally(reset)} />

  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <>
      {warning && (
        <Alert severity="warning">
          <FormattedMessage id={warning} />
        </Alert>
      )}
      <FailureScreen
        failure={pageFailure(error)}
        signedIn={signedIn}
        waitMs={waitAsked(error)}
        reference={errorReference(intl, error)}
        onRetry={retry}
        onReload={reloadPage}
      />
    </>
  )
}

type MissingFileProps = Omit<LossOptions, 'reloads'>

/** In the shell: a section whose script did not load. */
export function MissingFileSlot(options: MissingFileProps) {
  const intl = useIntl()
  const { loss, busy, lookAgain } = useLoss({ ...options, reloads: false })
  if (!loss) return null
  const outdated = loss === 'gone'
  return (
    <SlotFailure
      failure={intl.formatMessage({ id: LOSS_TEXTS[loss].title })}
      retry={intl.formatMessage({ id: outdated ? 'common.reload' : 'common.retry' })}
      retrying={busy}
      onRetry={outdated ? reloadPage : lookAgain}
    />
  )
}

/** Replaces a section whose script did not load. The page is not reloaded, because something may be typed in it. */
export function MissingFileSection(options: MissingFileProps) {
  const { loss, busy, lookAgain } = useLoss({ ...options, reloads: false })
  if (!loss) return null
  const { title, body } = LOSS_TEXTS[loss]
  const outdated = loss === 'gone'
  return (
    <ErrorPanel
      title={<FormattedMessage id={title} />}
      retrying={busy}
      retryLabel={outdated && <FormattedMessage id="common.reload" />}
      onRetry={outdated ? reloadPage : lookAgain}
    >
      <FormattedMessage id={loss === 'offline' ? 'errors.connection' : body} />
    </ErrorPanel>
  )
}
