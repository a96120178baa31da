import { useState } from 'react'

/** The target of a dialog, such as the row it edits. It stays while the dialog closes, so its texts do too. */
export function useDialogTarget<Target>() {
  const [target, setTarget] = useState<Target>()
  const [isOpen, setIsOpen] = useState(false)
  return {
    target,
    isOpen,
    open: (next: Target) => {
      setTarget(next)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    /** Once the dialog has closed. */
    clear: () => setTarget(undefined),
  }
}

/**
 * Whether the dialog named in the URL is open. It opens if the user may use it, and stays open when that right is
 * withdrawn, so typed text is not lost (C197).
 */
export function useDialogFromUrl(requested: boolean, allowed: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = requested && (allowed || wasOpen)
  if (isOpen !== wasOpen) setWasOpen(isOpen)
  return isOpen
}
