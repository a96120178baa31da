import type { ComponentProps, FormHTMLAttributes, ReactNode } from 'react'

import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Box } from '~/design/layout/layout'
import { useHydrated } from '~/features/shared/public/use-hydrated'

import type { FormShell } from './form-shell'

type FormProps = Pick<FormHTMLAttributes<HTMLFormElement>, 'onInput' | 'onBlur'> & {
  shell: FormShell
  /** Id of the heading that names the form. */
  labelledBy: string
  /** What failed, when something did. */
  summary?: ReactNode
  children: ReactNode
}

/**
 * The frame of every form page. It posts nowhere by itself: a password must not get into an address before hydration.
 * The fields under it are uncontrolled, so that what was typed before hydration, or filled in by the browser, counts.
 */
export function Form({ shell, labelledBy, summary, children, ...handlers }: FormProps) {
  const { ref, notes, onKeyDown, send } = shell
  return (
    <Box
      component="form"
      method="post"
      noValidate
      ref={ref}
      aria-labelledby={labelledBy}
      {...handlers}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
    >
      {summary}
      {notes}
      {children}
    </Box>
  )
}

type FormButtonProps = Omit<ComponentProps<typeof SubmitButton>, 'busy' | 'type'> & {
  shell: FormShell
  busyLabel: ReactNode
}

/** Comes to life by itself, and the form around it is not rendered again for that. */
export function FormButton({ shell, disabled = false, ...props }: FormButtonProps) {
  const hydrated = useHydrated()
  return <SubmitButton size="large" fullWidth {...props} disabled={disabled || !hydrated} busy={shell.busy} />
}
