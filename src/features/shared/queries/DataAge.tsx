import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'

import { Muted } from '~/design/layout/Muted'
import { useFormats } from '~/i18n/formats'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** Offline: how old the data is (NFR-02). */
export function DataAge({ at }: { at: number }) {
  const { dateTime } = useFormats()
  const online = useSyncExternalStore(subscribe, isOnline, () => true)
  if (online || at === 0) return null
  return (
    <Muted size="caption" mt={2}>
      <FormattedMessage id="data.offline" values={{ date: dateTime(at) }} />
    </Muted>
  )
}
