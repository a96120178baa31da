import { type ReactNode, useSyncExternalStore, type ComponentProps, type FormHTMLAttributes } from 'react'

import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Box } from '~/design/layout/Flex'

import type { FormSubmission } from './form-fields'

const never = () => () => {}

/**
 * A value that the build could not know. It renders again only if the value differs from `before`.
 * @param before the value on pre-rendered pages, until hydration
 */
export const useHydratedValue = <Value,>(value: Value, before: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  )

/** False on pre-rendered pages until hydration: the browser must not submit a form by itself. */
export const useHydrated = (): boolean => useHydratedValue(true, false)

type FormProps = Pick<FormHTMLAttributes<HTMLFormElement>, 'onInput' | 'onBlur'> & {
  submission: FormSubmission
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
export function Form({ submission, labelledBy, summary, children, ...handlers }: FormProps) {
  const { ref, notes, onKeyDown, send } = submission
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
  submission: FormSubmission
  busyLabel: ReactNode
}

/** Hydrates by itself, without a render of the surrounding form. */
export function FormButton({ submission, disabled = false, ...props }: FormButtonProps) {
  const hydrated = useHydrated()
  return <SubmitButton size="large" fullWidth {...props} disabled={disabled || !hydrated} busy={submission.busy} />
}

/** The card of a public form. On a phone, the form fills the page without a card. */
export const FormCard = ({ children }: { children: ReactNode }) => <Box sx={CARD}>{children}</Box>

const CARD = {
  padding: { xs: '24px 0', sm: 4 },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: '12px' },
  backgroundColor: { sm: 'background.paper' },
} as const
