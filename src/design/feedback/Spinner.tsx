import { keyframes } from '@emotion/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { VisuallyHidden } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** As tall as the text around it. Always beside words that say what is happening. */
export const Spinner = styled('span')({
  display: 'inline-block',
  flexShrink: 0,
  width: '1.1em',
  height: '1.1em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
})

/** Wraps skeletons: shows nothing for 150 ms, then the skeleton. Announced once. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy data-skeleton className="appear-late">
      <VisuallyHidden role="status">
        <FormattedMessage id="common.loading" />
      </VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}
