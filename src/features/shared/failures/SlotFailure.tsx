import type { MouseEvent } from 'react'

import { RefreshIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Column, Typography } from '~/design/layout/Flex'
import { useCompact } from '~/features/shared/compact-sidebar'

type SlotFailureProps = {
  failure: string
  retry: string
  retrying?: boolean
  /** `status` where the page shows the same error itself. */
  role?: 'alert' | 'status'
  onRetry: (event: MouseEvent) => void
}

/** A failed section of the shell. In the icon rail only the button is shown. */
export function SlotFailure({ failure, retry, retrying = false, role = 'alert', onRetry }: SlotFailureProps) {
  const compact = useCompact()
  if (compact)
    return (
      <IconButton label={`${failure}. ${retry}`} color="error" onClick={onRetry}>
        <RefreshIcon />
      </IconButton>
    )
  return (
    <Column role={role} align="flex-start" gap={1} p={0.75}>
      <Typography variant="body2">{failure}</Typography>
      <SubmitButton
        type="button"
        size="small"
        variant="outlined"
        color="neutral"
        busy={retrying}
        startIcon={<RefreshIcon />}
        onClick={onRetry}
      >
        {retry}
      </SubmitButton>
    </Column>
  )
}
