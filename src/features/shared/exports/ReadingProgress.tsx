import { FormattedMessage, useIntl } from 'react-intl'

import { waitText } from '~/i18n/error-text'

import type { ReadProgress } from './read-all-pages'

/** How far the reading of a whole list is, or how long it waits for the server. */
export function ReadingProgress({ progress }: { progress: ReadProgress | undefined }) {
  const intl = useIntl()
  if (!progress) return <FormattedMessage id="data.export.busy" />
  const { read, total, waitMs } = progress
  const wait = waitText(intl, waitMs)
  if (wait) return <FormattedMessage id="data.export.waiting" values={{ read, wait }} />
  if (total === undefined) return <FormattedMessage id="data.export.read" values={{ read }} />
  return <FormattedMessage id="data.export.progress" values={{ read, total }} />
}
