import { useState } from 'react'

/** The subject of a dialog. It is kept until the dialog has closed: the texts stay while it fades. */
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
