import { useState } from 'react'

/** What a dialog is about: kept until it has closed, so that its words stay while it fades. */
export function useSubject<Subject>() {
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
