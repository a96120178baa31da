import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { topLayer } from '~/design/layers/layer-messages'
import { pageHeading, passFocusOn } from '~/design/layout/focus'
import { styled } from '~/design/theme/styled'

import { severityIcon, severityRole, type Severity } from './Alert'
import { toast } from './toasts'

type BannerProps = {
  severity: Severity
  /** One sentence. */
  children: ReactNode
  action?: ReactNode
  /** Leave out while the problem is critical. */
  onDismiss?: (() => void) | undefined
}

const Root = styled(
  'div',
  'severity',
)<{ severity: Severity }>(({ theme, severity }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '8px 16px 8px 24px',
  borderBottom: '1px solid',
  borderColor: `color-mix(in srgb, ${theme.vars.palette[severity].main} 30%, transparent)`,
  backgroundColor: theme.vars.palette[severity].soft,
  '& > .icon': { marginTop: 6, color: theme.vars.palette[severity].main },
  [theme.breakpoints.down('sm')]: { paddingLeft: 16 },
}))

/** On a narrow screen the action moves below the sentence; the close button stays in its corner. */
const Said = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
})

const Sentence = styled('div')({ flex: '1 1 14rem', padding: '6px 0', overflowWrap: 'anywhere' })

/**
 * A message about the whole app, in the one slot under the top bar. What concerns one page or form is an `Alert`. An error
 * is an alert for screen readers, anything else a status.
 */
export function Banner({ severity, children, action, onDismiss }: BannerProps) {
  const intl = useIntl()
  const Icon = severityIcon[severity]
  const sentence = useRef<HTMLDivElement>(null)

  // an open layer hides the banner: announce it inside the layer as well
  useEffect(() => {
    const said = sentence.current?.textContent
    if (!topLayer() || !said) return
    // a title is cut where it is too long
    const [, title = said, message] = /^(.+?[.!?]) (.+)$/s.exec(said) ?? []
    toast({ severity, title, message })
  }, [severity])

  return (
    <Root severity={severity} role={severityRole(severity)}>
      <Icon size={20} />
      <Said>
        <Sentence ref={sentence}>{children}</Sentence>
        {action}
      </Said>
      {onDismiss && (
        <IconButton
          size="small"
          label={intl.formatMessage({ id: 'common.dismiss' })}
          onClick={(event) => {
            passFocusOn(event.currentTarget, pageHeading)
            onDismiss()
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Root>
  )
}
