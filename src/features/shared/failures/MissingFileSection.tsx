import { FormattedMessage } from 'react-intl'

import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { reloadPage } from '~/features/shared/reload-page'

import { LOSS_TEXTS, useLoss, type LossOptions } from './use-loss'

/** Replaces a section whose script did not load. The page is not reloaded, because something may be typed in it. */
export function MissingFileSection(options: Omit<LossOptions, 'reloads'>) {
  const { loss, busy, lookAgain } = useLoss({ ...options, reloads: false })
  if (!loss) return null
  const { title, body } = LOSS_TEXTS[loss]
  const gone = loss === 'gone'
  return (
    <ErrorPanel
      title={<FormattedMessage id={title} />}
      retrying={busy}
      retryLabel={gone && <FormattedMessage id="common.reload" />}
      onRetry={gone ? reloadPage : lookAgain}
    >
      <FormattedMessage id={loss === 'offline' ? 'errors.connection' : body} />
    </ErrorPanel>
  )
}
