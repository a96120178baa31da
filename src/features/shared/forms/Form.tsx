import type { ComponentProps, FormHTMLAttributes, ReactNode } from 'react'

import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Box } from '~/design/layout/Flex'
import { useHydrated } from '~/features/shared/public/use-hydrated'

import type { FormShell } from './form-shell'

type FormProps = Pick<FormHTMLAttributes<HTMLFormElement>, 'onInput' | 'onBlur'> & {
  shell: FormShell
  /** Id of the heading that names the form. */
  labelledBy: string
  /** The FailureSummary, after a failure. */
  summary?: ReactNode
  children: ReactNode
}

/**
 * Every form. It has no `action`: before hydration the browser must not put a password into a URL. Fields are
 * uncontrolled, so text typed before hydration and autofill count.
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

/** Hydrates by itself, without a render of the surrounding form. */
export function FormButton({ shell, disabled = false, ...props }: FormButtonProps) {
  const hydrated = useHydrated()
  return <SubmitButton size="large" fullWidth {...props} disabled={disabled || !hydrated} busy={shell.busy} />
}
