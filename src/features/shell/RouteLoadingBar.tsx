import { useIntl } from 'react-intl'

import { ProgressBar } from '~/design/feedback/ProgressBar'
import { Box } from '~/design/layout/Flex'

/** A bar at the top of the window during navigation; the old page stays. */
export function RouteLoadingBar({ active }: { active: boolean }) {
  const intl = useIntl()
  return (
    <Box sx={PLACE}>
      <ProgressBar active={active} label={intl.formatMessage({ id: 'frame.pageLoading' })} />
    </Box>
  )
}

const PLACE = {
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 'tooltip',
  '@media print': { display: 'none' },
} as const
