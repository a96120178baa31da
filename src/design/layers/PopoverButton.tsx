import { useState, type ReactNode } from 'react'

import { Button } from '~/design/inputs/Button'

import { PopoverPanel } from './PopoverPanel'

type PopoverButtonProps = {
  /** Names both the button and its panel. */
  label: string
  icon: ReactNode
  children: (close: () => void) => ReactNode
}

/** A toolbar button that opens a panel. The panel ends where the button ends: toolbars are at the right. */
export function PopoverButton({ label, icon, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        variant="outlined"
        color="neutral"
        startIcon={icon}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <PopoverPanel anchor={anchor} onClose={close} label={label} side="below-end">
        {children(close)}
      </PopoverPanel>
    </>
  )
}
