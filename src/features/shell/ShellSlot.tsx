import { isNotFound, isRedirect, useRouterState } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useIntl } from 'react-intl'

import { RefreshIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Column, Typography } from '~/design/layout/Flex'
import { CompactContext, useCompact } from '~/design/layout/NavigationItem'
import { LOSS_TEXTS, type LossOptions, useLoss } from '~/features/shared/failures/ChunkErrorScreen'
import { RouteFailure } from '~/features/shared/failures/FailureScreen'
import { SectionBoundary } from '~/features/shared/Section'
import { isChunkError, reloadPage } from '~/platform/chunk-error'

type SlotFailureProps = {
  failure: string
  retry: string
  retrying?: boolean
  onRetry: (event: MouseEvent) => void
}

/** A failed section of the shell. In the icon rail only the button is shown. */
function SlotFailure({ failure, retry, retrying = false, onRetry }: SlotFailureProps) {
  const compact = useCompact()
  if (compact)
    return (
      <IconButton label={`${failure}. ${retry}`} color="error" onClick={onRetry}>
        <RefreshIcon />
      </IconButton>
    )
  return (
    <Column role="alert" align="flex-start" gap={1} p={0.75}>
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

/** In the shell: a section whose script did not load. */
function MissingFileSlot(options: Omit<LossOptions, 'reloads'>) {
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

type ShellSlotProps = {
  /** There is room only for a button. By default true in the rail. */
  compact?: boolean
  children: ReactNode
}

/** Error boundary of a section of the shell (C135). */
export function ShellSlot({ compact, children }: ShellSlotProps) {
  const rail = useCompact()
  const intl = useIntl()
  const failure = intl.formatMessage({ id: 'errors.unknown' })
  const retry = intl.formatMessage({ id: 'common.retry' })
  return (
    <SectionBoundary
      renderFailure={(onRetry, error) => (
        <CompactContext value={compact ?? rail}>
          {isChunkError(error) ? (
            <MissingFileSlot {...{ error, onRetry }} />
          ) : (
            <SlotFailure {...{ failure, retry, onRetry }} />
          )}
        </CompactContext>
      )}
    >
      {children}
    </SectionBoundary>
  )
}

/** Error boundary of the page: the shell stays, and the next page renders. */
export function PageSlot({ children }: { children: ReactNode }) {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.id })
  return (
    <ErrorBoundary resetKeys={[page]} fallbackRender={failure}>
      {children}
    </ErrorBoundary>
  )
}

function failure({ error, resetErrorBoundary }: FallbackProps) {
  // not failures: the router handles them
  if (isNotFound(error) || isRedirect(error)) throw error
  return <RouteFailure error={toError(error)} reset={resetErrorBoundary} signedIn />
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
