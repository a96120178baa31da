import { useRef, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { FormattedMessage } from 'react-intl'

import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { Card } from '~/design/layout/Card'
import { Box, Spaced } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { useOnline } from '~/features/shared/connection'
import { MissingFileSection } from '~/features/shared/failures/SlotFailure'
import { useFormats } from '~/i18n/formats'
import { isLostFile } from '~/platform/lost-file'
import { reportError } from '~/telemetry/reporter'

type SectionBoundaryProps = {
  /** Replaces the failed section; default: a panel for a card. */
  renderFailure?: ((onRetry: () => void, error?: unknown) => ReactNode) | undefined
  /** Loads new data, which changes `of`. By default the section renders again with the same data. */
  onRetry?: (() => void) | undefined
  /** A change of this value triggers a new rendering attempt. */
  of?: unknown
  children: ReactNode
}

/** Error boundary of a section of a page or of the shell: everything around it stays usable (C135). */
export function SectionBoundary({ renderFailure = renderingFailure, onRetry, of, children }: SectionBoundaryProps) {
  const place = useRef<HTMLDivElement>(null)

  const fallback = ({ error, resetErrorBoundary }: FallbackProps) =>
    renderFailure(() => {
      // the button disappears: keep the focus here
      place.current?.focus()
      if (onRetry) onRetry()
      else resetErrorBoundary()
    }, error)

  return (
    <Box ref={place} tabIndex={-1} sx={PLACE} data-part>
      <ErrorBoundary
        resetKeys={[of]}
        onError={(error) => reportError(error, { from: 'part' })}
        fallbackRender={fallback}
      >
        {children}
      </ErrorBoundary>
    </Box>
  )
}

/** An empty section takes no room. */
const PLACE = { outline: 0, '&:empty': { display: 'none' } } as const

/** For cards, which have their own padding. */
export const renderingFailure = (onRetry: () => void, error?: unknown) => (
  <Spaced mt={-2} mb={-2}>
    {isLostFile(error) ? (
      <MissingFileSection error={error} onRetry={onRetry} />
    ) : (
      <ErrorPanel title={<FormattedMessage id="errors.unknown" />} onRetry={onRetry}>
        <FormattedMessage id="errors.page.unexpected.body" />
      </ErrorPanel>
    )}
  </Spaced>
)

/** For sections without a card. */
export const failureInCard = (onRetry: () => void, error?: unknown) => <Card>{renderingFailure(onRetry, error)}</Card>

/** Offline: how old the data is. */
export function DataAge({ at }: { at: number }) {
  const { dateTime } = useFormats()
  const online = useOnline()
  if (online || at === 0) return null
  return (
    <Muted size="caption" mt={2}>
      <FormattedMessage id="data.offline" values={{ date: dateTime(at) }} />
    </Muted>
  )
}
