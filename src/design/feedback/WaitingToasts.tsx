import { FormattedMessage } from 'react-intl'

import { styled } from '~/design/theme/styled'
import { overlayShadow, radius } from '~/design/theme/tokens'

import type { Toast } from './toasts'

/** More lines would hide the page. */
const NAMED = 2

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  padding: '6px 16px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.secondary,
  boxShadow: overlayShadow,
  pointerEvents: 'auto',
}))
const Line = styled('div')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** Lists the toasts that wait behind three errors. Closing an error shows the next one. */
export function WaitingToasts({ toasts }: { toasts: readonly Toast[] }) {
  const more = toasts.length - NAMED
  return (
    <Root role="status">
      {toasts.slice(0, NAMED).map(({ id, title }) => (
        <Line key={id}>{title}</Line>
      ))}
      {more > 0 && (
        <Line>
          <FormattedMessage id="common.toast.more" values={{ count: more }} />
        </Line>
      )}
    </Root>
  )
}
