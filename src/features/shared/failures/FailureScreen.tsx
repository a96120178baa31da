import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { ErrorIcon } from '~/design/icons/first-icons'
import { ClockIcon, LockIcon, OfflineIcon, SearchIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { waitSentence } from '~/i18n/error-text'

import { InterfaceFailure } from './InterfaceFailure'
import type { PageFailure } from './page-failure'
import { WayBack } from './WayBack'

type ErrorScreenProps = {
  /** `server`: a 5xx. `connection`: no answer. `busy`: a 429. `unexpected`: anything else. */
  cause: 'server' | 'connection' | 'busy' | 'unexpected'
  signedIn: boolean
  reference?: string | undefined
  /** With `busy`. */
  waitMs?: number | undefined
  onRetry: () => void
}

/** A page that failed as a whole: retry, or go elsewhere (GRD-16). */
function ErrorScreen({ cause, signedIn, reference, waitMs, onRetry }: ErrorScreenProps) {
  const intl = useIntl()
  return (
    <ErrorPage
      icon={cause === 'connection' ? <OfflineIcon /> : <ErrorIcon />}
      title={<FormattedMessage id={`errors.page.${cause}.title`} />}
      reference={reference}
      actions={
        <>
          <Button onClick={onRetry}>
            <FormattedMessage id="common.retry" />
          </Button>
          <WayBack signedIn={signedIn} variant="outlined" />
        </>
      }
    >
      {cause === 'busy' ? (
        waitSentence(intl, { status_code: 429, retryAfterMs: waitMs })
      ) : (
        <FormattedMessage id={`errors.page.${cause}.body`} />
      )}
    </ErrorPage>
  )
}

type ForbiddenScreenProps = {
  /** Says who can grant the right. */
  children?: ReactNode
  /** A link to what the user may see instead, before the one to the dashboard. */
  instead?: ReactNode
}

/** A page the user has no right to. */
export function ForbiddenScreen({ children, instead }: ForbiddenScreenProps) {
  return (
    <ErrorPage
      icon={<LockIcon />}
      title={<FormattedMessage id="errors.page.forbidden.title" />}
      actions={
        <>
          {instead}
          <WayBack signedIn variant={instead ? 'outlined' : 'contained'} />
        </>
      }
    >
      {children ?? <FormattedMessage id="errors.page.forbidden.body" />}
    </ErrorPage>
  )
}

const TRY_AGAIN_MS = 30_000

/** The service is unavailable (503). Retries by itself, as its text says. */
function MaintenanceScreen({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setInterval(onRetry, TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [onRetry])

  return (
    <ErrorPage
      icon={<ClockIcon />}
      title={<FormattedMessage id="errors.page.maintenance.title" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
      }
    >
      <FormattedMessage id="errors.page.maintenance.body" />
    </ErrorPage>
  )
}

/** An unknown address. */
export function NotFoundScreen({ signedIn }: { signedIn: boolean }) {
  return (
    <ErrorPage
      icon={<SearchIcon />}
      title={<FormattedMessage id="errors.page.notFound.title" />}
      actions={<WayBack signedIn={signedIn} />}
    >
      <FormattedMessage id="errors.page.notFound.body" />
    </ErrorPage>
  )
}

/** No network. Retries when the connection returns, as its text says. */
function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])

  return (
    <ErrorPage
      icon={<OfflineIcon />}
      title={<FormattedMessage id="errors.page.offline.title" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
      }
    >
      <FormattedMessage id="errors.page.offline.body" />
    </ErrorPage>
  )
}

type FailureScreenProps = {
  failure: PageFailure
  signedIn: boolean
  reference?: string | undefined
  /** How long the server asks to wait before the next try. */
  waitMs?: number | undefined
  onRetry: () => void
  onReload: () => void
}

/** Chooses the screen for a failed page. */
export function FailureScreen({ failure, signedIn, reference, waitMs, onRetry, onReload }: FailureScreenProps) {
  switch (failure) {
    case 'interface':
      return <InterfaceFailure onReload={onReload} />
    case 'forbidden':
      return <ForbiddenScreen />
    case 'missing':
      return <NotFoundScreen signedIn={signedIn} />
    case 'maintenance':
      return <MaintenanceScreen onRetry={onRetry} />
    case 'offline':
      return <OfflineScreen onRetry={onRetry} />
    case 'server':
    case 'connection':
    case 'busy':
    case 'unexpected':
      return <ErrorScreen cause={failure} signedIn={signedIn} reference={reference} waitMs={waitMs} onRetry={onRetry} />
  }
}
