import { useState } from 'react'

/** The target of a dialog. It stays until the dialog has closed, so the texts stay while it fades. */
export function useDialogTarget<Subject>() {
  const [subject, setSubject] = useState<Subject>()
  const [open, setOpen] = useState(false)
  return {
    subject,
    open,
    show: (next: Subject) => {
      setSubject(next)
      setOpen(true)
    },
    close: () => setOpen(false),
    forget: () => setSubject(undefined),
  }
}
