import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from '~/design/icons/first-icons'

export type Severity = 'success' | 'info' | 'warning' | 'error'

export const severityIcon = {
  success: CheckCircleIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} satisfies Record<Severity, unknown>

/** Errors interrupt the screen reader; other messages wait for a pause. */
export const severityRole = (severity: Severity) => (severity === 'error' ? 'alert' : 'status')
