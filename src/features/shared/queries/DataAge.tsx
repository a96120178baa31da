import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/layout'
import { useFormats } from '~/i18n/formats'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** Without a network, when what is shown was true (NFR-02). */
export function DataAge({ at }: { at: number }) {
  const { dateTime } = useFormats()
  const online = useSyncExternalStore(subscribe, isOnline, () => true)
  if (online || at === 0) return null
  return (
    <Box sx={{ mt: 2, typography: 'caption', color: 'text.secondary' }}>
      <FormattedMessage id="data.offline" values={{ date: dateTime(at) }} />
    </Box>
  )
}
