import { useRef, type ReactNode, Children, type ComponentProps } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { FormattedMessage } from 'react-intl'

import { EmptyState } from '~/design/feedback/EmptyState'
import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { LockIcon } from '~/design/icons/icons'
import { Button, type ButtonProps } from '~/design/inputs/Button'
import { Card } from '~/design/layout/Card'
import { Box, Spaced, Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { IconLine } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { LOSS_TEXTS, type LossOptions, useLoss } from '~/features/shared/failures/ChunkErrorScreen'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'
import { isChunkError, reloadPage } from '~/platform/chunk-error'
import { reportError } from '~/telemetry/reporter'

import { useOnline } from './connection'

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
  const container = useRef<HTMLDivElement>(null)

  const fallback = ({ error, resetErrorBoundary }: FallbackProps) =>
    renderFailure(() => {
      // the button disappears: keep the focus here
      container.current?.focus()
      if (onRetry) onRetry()
      else resetErrorBoundary()
    }, error)

  return (
    <Box ref={container} tabIndex={-1} sx={PLACE} data-part>
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

/** Replaces a section whose script did not load. The page is not reloaded, because something may be typed in it. */
export function MissingFileSection(options: Omit<LossOptions, 'reloads'>) {
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

/** For cards, which have their own padding. */
export const renderingFailure = (onRetry: () => void, error?: unknown) => (
  <Spaced mt={-2} mb={-2}>
    {isChunkError(error) ? (
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

/** An EmptyState for cards, which have their own heading and padding. */
export const EmptySection = (props: Omit<ComponentProps<typeof EmptyState>, 'level'>) => (
  <Spaced mt={-2} mb={-2}>
    <EmptyState {...props} level={3} />
  </Spaced>
)

export type SectionCardProps = ComponentProps<typeof Card>

/** A card with an error boundary: an error in its content leaves title and page in place. */
export function SectionCard(props: SectionCardProps) {
  const { title, level = 2 } = props
  return (
    <SectionBoundary
      renderFailure={(onRetry, error) => (
        // the title itself may have failed to render
        <ErrorBoundary fallback={failureInCard(onRetry)}>
          <Card title={title} level={level}>
            {renderingFailure(onRetry, error)}
          </Card>
        </ErrorBoundary>
      )}
    >
      <Card {...props} />
    </SectionBoundary>
  )
}

/**
 * The sections of a page, one below the other. Each child has its own error boundary, so an error in one leaves the
 * others in place.
 */
export const Sections = ({ children, ...stack }: ComponentProps<typeof Stack>) => (
  <Stack spacing={3} useFlexGap {...stack}>
    {Children.map(children, (part) => part && <SectionBoundary renderFailure={failureInCard}>{part}</SectionBoundary>)}
  </Stack>
)

/** Says what this role has no access to, and who can grant it. */
export const Reserved = ({ reason }: { reason: PlainMessageId }) => (
  <IconLine icon={<LockIcon size={18} />} muted>
    <FormattedMessage id={reason} />
  </IconLine>
)

type EditToggleProps = { editing: boolean; onToggle: () => void }

/** Switches a section from what it shows to the controls that change it, and back. */
export const EditToggle = ({ editing, onToggle }: EditToggleProps) => (
  <Button size="small" variant="outlined" color="neutral" onClick={onToggle}>
    <FormattedMessage id={editing ? 'data.edit.done' : 'data.edit.here'} />
  </Button>
)

type OpenListButtonProps = Pick<ButtonProps, 'size' | 'onPointerEnter' | 'onFocus'> & {
  onOpen: () => void
  /** What takes the focus when the list is shown: by default, the heading of the section. */
  focusNext?: () => HTMLElement | null
  children: ReactNode
}

/** The button that a whole list replaces. Given its `preloadOnIntent`, it loads the code of the list. */
export const OpenListButton = ({ size = 'medium', onOpen, focusNext, ...button }: OpenListButtonProps) => (
  <div>
    <Button
      {...button}
      size={size}
      variant="outlined"
      color="neutral"
      onClick={(event) => {
        passFocusOn(event.currentTarget, ...(focusNext ? [focusNext] : []))
        onOpen()
      }}
    />
  </div>
)
