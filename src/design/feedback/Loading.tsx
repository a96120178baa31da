import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { VisuallyHidden } from '~/design/layout/VisuallyHidden'

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
