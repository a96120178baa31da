import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { SlotFailure } from '../shared/failures/SlotFailure'
import { PartBoundary } from '../shared/queries/PartBoundary'

/** Error boundary of a part of the frame (C135). */
export function ShellSlot({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const failure = intl.formatMessage({ id: 'errors.unknown' })
  const retry = intl.formatMessage({ id: 'common.retry' })
  return (
    <PartBoundary renderFailure={(onRetry) => <SlotFailure {...{ failure, retry, onRetry }} />}>
      {children}
    </PartBoundary>
  )
}
