import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { CompactContext, useCompact } from '~/features/shared/compact-sidebar'
import { SlotFailure } from '~/features/shared/failures/SlotFailure'
import { SectionBoundary } from '~/features/shared/queries/SectionBoundary'

type ShellSlotProps = {
  /** There is room only for a button. By default true in the rail. */
  compact?: boolean
  children: ReactNode
}

/** Error boundary of a section of the shell (C135). */
export function ShellSlot({ compact, children }: ShellSlotProps) {
  const rail = useCompact()
  const intl = useIntl()
  const failure = intl.formatMessage({ id: 'errors.unknown' })
  const retry = intl.formatMessage({ id: 'common.retry' })
  return (
    <SectionBoundary
      renderFailure={(onRetry) => (
        <CompactContext value={compact ?? rail}>
          <SlotFailure {...{ failure, retry, onRetry }} />
        </CompactContext>
      )}
    >
      {children}
    </SectionBoundary>
  )
}
