import { FormattedMessage } from 'react-intl'

import { Muted } from '~/design/layout/Text'
import { useOnline } from '~/features/shared/connection'
import { useFormats } from '~/i18n/formats'

/** Offline: how old the data is (NFR-02). */
export function DataAge({ at }: { at: number }) {
  const { dateTime } = useFormats()
  const online = useOnline()
  if (online || at === 0) return null
  return (
    <Muted size="caption" mt={2}>
      <FormattedMessage id="data.offline" values={{ date: dateTime(at) }} />
    </Muted>
  )
}
