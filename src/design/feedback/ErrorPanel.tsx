import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { ErrorIcon } from '~/design/icons/first-icons'
import { RefreshIcon } from '~/design/icons/icons'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { passFocusOn } from '~/design/layout/focus'
import { styled } from '~/design/theme/styled'

import { Reference } from './ErrorPage'

type ErrorPanelProps = {
  /** What failed, in the user's words. */
  title: ReactNode
  children?: ReactNode
  /** No connection: where a banner of the page says so and retries, only the title stays. */
  cause?: 'connection' | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean
  /** By default 'Retry'. */
  retryLabel?: ReactNode
  /** An id that support can look up. */
  reference?: string | undefined
}

/** Set by the banner. */
const SAID_ABOVE = 'main:has([data-connection]) &[data-cause="connection"]'

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '32px 24px',
  textAlign: 'center',
  [`${SAID_ABOVE} > :not(p)`]: { display: 'none' },
  [`${SAID_ABOVE} > p`]: { fontWeight: 400, color: theme.vars.palette.text.secondary },
}))

const Sign = styled('div')(({ theme }) => ({ marginBottom: 4, color: theme.vars.palette.error.main, lineHeight: 0 }))
const Title = styled('p')({ margin: 0, fontWeight: 600 })
const Text = styled('div')(({ theme }) => ({ maxWidth: 420, color: theme.vars.palette.text.secondary }))
const Action = styled('div')({ marginTop: 12 })
const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}))

/**
 * A failed section; the rest of the page stays usable. A page that failed as a whole is an `ErrorPage`, an empty list an
 * `EmptyState`. It is announced when it appears.
 */
export function ErrorPanel(props: ErrorPanelProps) {
  const { title, children, cause, onRetry, retryLabel, retrying = false, reference } = props
  const intl = useIntl()
  return (
    <Root role={cause ? 'status' : 'alert'} data-cause={cause}>
      <Sign>
        <ErrorIcon size={24} />
      </Sign>
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {onRetry && (
        <Action>
          <SubmitButton
            type="button"
            variant="outlined"
            color="neutral"
            busy={retrying}
            startIcon={<RefreshIcon />}
            onClick={(event) => {
              passFocusOn(event.currentTarget)
              onRetry()
            }}
          >
            {retryLabel || <FormattedMessage id="common.retry" />}
          </SubmitButton>
        </Action>
      )}
      {reference && (
        <Line>
          <Reference>{intl.formatMessage({ id: 'common.reference' }, { reference })}</Reference>
        </Line>
      )}
    </Root>
  )
}
