import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { type ApiError, CODES, isOfCall, refusedStatus } from '~/api/api-error'
import type { OperationId } from '~/api/generated/operations.gen'
import { Alert } from '~/design/feedback/Alert'
import { ErrorPage } from '~/design/feedback/ErrorPage'
import { ErrorIcon } from '~/design/icons/first-icons'
import { ClockIcon, LockIcon, OfflineIcon, SearchIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { refusalReason, waitSentence } from '~/i18n/error-text'
import { isInterfaceLoadingError } from '~/i18n/messages'
import { isChunkError, reloadPage } from '~/platform/chunk-error'
import { reportError } from '~/telemetry/reporter'

import { ChunkErrorScreen } from './ChunkErrorScreen'
import { errorReference } from './error-reference'
import { InterfaceFailure } from './InterfaceScreens'
import { WayBack } from './WayBack'

/** Why a page cannot be shown, if not for a lost file (`ChunkErrorScreen`). */
export type PageFailure =
  | 'interface'
  | 'forbidden'
  | 'missing'
  | 'maintenance'
  | 'offline'
  | 'connection'
  | 'network'
  | 'server'
  | 'busy'
  | 'unexpected'

const USER: OperationId = 'getCurrentUser'

const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'

function apiFailure(error: ApiError, online: boolean): PageFailure {
  const { code, status_code, operation } = error
  // no answer although the browser is online: a bad connection is likelier than a service that is down
  if (code === CODES.network || code === CODES.timeout) return online ? 'connection' : 'offline'
  if (error.foreign) return 'network'
  const refused = refusedStatus(error)
  if (refused === 403) return 'forbidden'
  // the page exists, and must not retry by itself (decision 10)
  if (!isOfCall(error) && status_code !== 429) return 'server'
  // the page exists; only the query for the current user failed
  if (refused === 404) return operation === USER ? 'server' : 'missing'
  if (status_code === 429) return 'busy'
  if (status_code === 503) return 'maintenance'
  return status_code >= 500 || code === CODES.invalidResponse ? 'server' : 'unexpected'
}

/** How long the server asks to wait before the next try, in milliseconds; undefined if it does not say. */
export const waitAsked = (error: unknown): number | undefined => (isApiError(error) ? error.retryAfterMs : undefined)

export function pageFailure(error: unknown, online = navigator.onLine): PageFailure {
  if (isInterfaceLoadingError(error)) return 'interface'
  if (isApiError(error)) return apiFailure(error, online)
  return 'unexpected'
}

type ErrorScreenProps = Omit<FailureScreenProps, 'failure' | 'onReload'> & {
  /** `server`: a 5xx. `connection`: no answer. `network`: not the API's. `busy`: a 429. `unexpected`: the rest. */
  cause: 'server' | 'connection' | 'network' | 'busy' | 'unexpected'
}

/** A page that failed as a whole: retry, or go elsewhere. */
function ErrorScreen({ cause, signedIn, reference, waitMs, said, onRetry }: ErrorScreenProps) {
  const intl = useIntl()
  const title = cause === 'network' ? 'connection' : cause
  return (
    <ErrorPage
      icon={title === 'connection' ? <OfflineIcon /> : <ErrorIcon />}
      title={<FormattedMessage id={`errors.page.${title}.title`} />}
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
      {cause === 'busy'
        ? waitSentence(intl, { status_code: 429, retryAfterMs: waitMs })
        : (cause === 'unexpected' && said) || <FormattedMessage id={`errors.page.${cause}.body`} />}
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
      {children || <FormattedMessage id="errors.page.forbidden.body" />}
    </ErrorPage>
  )
}

const TRY_AGAIN_MS = 30_000

/** The service is unavailable (503). Retries by itself, as its text says. */
function MaintenanceScreen({ said, onRetry }: { said?: string | undefined; onRetry: () => void }) {
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
      {said && <div>{said}</div>}
      <div>
        <FormattedMessage id="errors.page.maintenance.body" />
      </div>
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
  /** What the server says of it: a suspended company, for example. */
  said?: string | undefined
  onRetry: () => void
  onReload: () => void
}

/** Chooses the screen for a failed page. */
export function FailureScreen({ failure, onReload, ...props }: FailureScreenProps) {
  const { said, signedIn, onRetry } = props
  switch (failure) {
    case 'interface':
      return <InterfaceFailure onReload={onReload} />
    case 'forbidden':
      return <ForbiddenScreen>{said}</ForbiddenScreen>
    case 'missing':
      return <NotFoundScreen signedIn={signedIn} />
    case 'maintenance':
      return <MaintenanceScreen said={said} onRetry={onRetry} />
    case 'offline':
      return <OfflineScreen onRetry={onRetry} />
    case 'server':
    case 'connection':
    case 'network':
    case 'busy':
    case 'unexpected':
      return <ErrorScreen cause={failure} {...props} />
  }
}

/** Error component of routes. A retry runs the loader again. */
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
        said={refusalReason(error)}
        reference={errorReference(intl, error)}
        onRetry={retry}
        onReload={reloadPage}
      />
    </>
  )
}
