import type { ReactNode } from 'react'

import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from '~/design/icons/first-icons'
import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'
import { TextElement } from '~/i18n/intl'

export type Severity = 'success' | 'info' | 'warning' | 'error'

export const severityIcon = {
  success: CheckCircleIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} satisfies Record<Severity, unknown>

/** Errors interrupt the screen reader; other messages wait for a pause. */
export const severityRole = (severity: Severity) => (severity === 'error' ? 'alert' : 'status')

type AlertProps = {
  severity: Severity
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** `note` for a static box that announces nothing. */
  role?: 'alert' | 'status' | 'note'
  id?: string
  /** Marks an alert that says the plan is full: the banner about it is then hidden. */
  'data-limit'?: boolean
  /** Likewise of a late payment. */
  'data-late'?: boolean
}

/** Not MUI's Alert: it writes a `style` attribute, which the content security policy blocks on pre-rendered pages. */
const Root = styled(
  'div',
  'severity',
)<{ severity: Severity }>(({ theme, severity }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  padding: '10px 14px',
  borderRadius: radius.control,
  border: '1px solid',
  borderColor: `color-mix(in srgb, ${theme.vars.palette[severity].main} 30%, transparent)`,
  backgroundColor: theme.vars.palette[severity].soft,
  color: theme.vars.palette.text.primary,
  '& > .icon': { color: theme.vars.palette[severity].main, marginTop: 1 },
}))

/** The action moves below a text that would have too little room beside it. */
const Text = styled('div')({ flex: '1 1 min(10rem, 60%)', minWidth: 0, overflowWrap: 'anywhere' })
const Title = styled('div')({ fontWeight: 600 })
/** Negative margins keep the box as tall as one line of text. */
const Action = styled('div')({ alignSelf: 'center', margin: '-8px -6px -8px auto' })

/**
 * A message within the page or a form. What concerns the whole app is a `Banner`; the result of an action is a toast. An
 * error is an alert for screen readers, anything else a status, unless `role` says otherwise. Icon and words say what
 * the colour says.
 */
export function Alert({ severity, title, children, action, role = severityRole(severity), ...root }: AlertProps) {
  const Icon = severityIcon[severity]
  return (
    <Root severity={severity} role={role} {...root}>
      <Icon size={20} />
      <Text>
        {title && <Title>{title}</Title>}
        <TextElement>{children}</TextElement>
      </Text>
      {action && <Action>{action}</Action>}
    </Root>
  )
}
