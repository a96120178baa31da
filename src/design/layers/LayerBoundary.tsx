import { type ComponentType, createContext, type ReactNode, use, useId, useLayoutEffect, useRef } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { FormattedMessage } from 'react-intl'

import { lazyComponent } from '~/design/hooks/lazy-component'
import { Button } from '~/design/inputs/Button'
import { styled } from '~/design/theme/styled'
import { isChunkError } from '~/platform/chunk-error'

/** Says why a script did not load, and loads it again. */
type LayerFailure = ComponentType<{ error: Error; onRetry: () => void }>

/** Without it, the boundary of the section shows the failure. */
export const LayerFailureContext = createContext<LayerFailure | null>(null)

type LayerBoundaryProps = {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** A layer without `open` is open while it has an element to open beside. */
export type LayerProps = { open?: boolean; anchor?: unknown; onClose: () => void }

/** A component whose failed script is told instead of the layer. */
export function withLayerBoundary<Props extends LayerProps>(Layer: ComponentType<Props>) {
  return function BoundedLayer(props: Props) {
    const { anchor, open = anchor !== null, onClose } = props
    return (
      <LayerBoundary open={open} onClose={onClose}>
        <Layer {...props} />
      </LayerBoundary>
    )
  }
}

/** A dialog, panel or menu whose script is loaded when it is first shown, or before: `preload`. */
export function lazyDialog<Props extends LayerProps>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazyComponent(load)
  const { loaded, preload, preloadOnIntent } = Dialog
  return Object.assign(withLayerBoundary<Props & { fallback?: ReactNode }>(Dialog), {
    loaded,
    preload,
    preloadOnIntent,
  })
}

/** Error boundary of one layer: when its script does not load, a small dialog says so in its place, and the page stays. */
function LayerBoundary({ open, onClose, children }: LayerBoundaryProps) {
  const Failure = use(LayerFailureContext)
  if (!Failure) return children

  function fallback({ error, resetErrorBoundary }: FallbackProps) {
    // other errors concern the section
    if (!isChunkError(error)) throw error
    if (!open) return null
    return (
      <FailedLayer onClose={onClose}>{Failure && <Failure error={error} onRetry={resetErrorBoundary} />}</FailedLayer>
    )
  }

  // opened again, it is loaded again
  return (
    <ErrorBoundary resetKeys={[open]} fallbackRender={fallback}>
      {children}
    </ErrorBoundary>
  )
}

const Panel = styled('dialog')(({ theme }) => ({
  width: 'min(26rem, calc(100vw - 32px))',
  padding: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
}))
const Actions = styled('div')({ display: 'flex', justifyContent: 'center', paddingBottom: 16 })

/** The browser's own dialog: it needs no script, keeps the focus, and gives it back. */
function FailedLayer({ onClose, children }: Pick<LayerBoundaryProps, 'onClose' | 'children'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // before the element is removed, so that the browser gives the focus back
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <Panel
      ref={dialog}
      aria-labelledby={id}
      onKeyDown={(event) => {
        // not for a layer around this one
        event.stopPropagation()
        if (event.key === 'Escape') onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div id={id}>{children}</div>
      <Actions>
        <Button variant="text" color="neutral" onClick={onClose}>
          <FormattedMessage id="common.close" />
        </Button>
      </Actions>
    </Panel>
  )
}
