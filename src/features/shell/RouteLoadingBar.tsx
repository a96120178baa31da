import { useIntl } from 'react-intl'

import { ProgressBar } from '~/design/feedback/ProgressBar'
import { Box } from '~/design/layout/layout'

/** At the very top of the window while the next page is on its way; what is there stays. */
export function RouteLoadingBar({ active }: { active: boolean }) {
  const intl = useIntl()
  return (
    <Box sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip', '@media print': { display: 'none' } }}>
      <ProgressBar active={active} label={intl.formatMessage({ id: 'frame.pageLoading' })} />
    </Box>
  )
}
