import { type ReactNode, useState } from 'react'

import { IconButton } from '~/design/inputs/IconButton'

import { useEverOpen } from './Dialog'
import { lazyLayer } from './lazy-layers'

const Layer = lazyLayer('PopoverLayer')

export type PopoverPanelProps = {
  /** The element it opens beside; null closes it. */
  anchor: Element | null
  onClose: () => void
  /** Accessible name, announced when the panel opens. */
  label: string
  side?: 'below' | 'below-end' | 'above' | 'right'
  /** In px at the default text size. */
  width?: number
  children: ReactNode
}

/** Fields and choices beside the button that opened them. Escape or a click outside closes it and returns the focus. */
export function PopoverPanel(props: PopoverPanelProps) {
  return useEverOpen(props.anchor !== null) && <Layer {...props} />
}

type PopoverButtonProps = {
  /** Names both the button, in its tooltip too, and its panel. */
  label: string
  icon: ReactNode
  children: (close: () => void) => ReactNode
}

/** An icon in a toolbar that opens a panel. The panel ends where the button ends: toolbars are at the right. */
export function PopoverButton({ label, icon, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      <PopoverPanel anchor={anchor} onClose={close} label={label} side="below-end">
        {children(close)}
      </PopoverPanel>
    </>
  )
}
