import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { RefreshIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { REFRESH_PAGE } from '~/i18n/interface-loading'

/**
 * A part of the app is gone from the server: a newer version was published (GRD-13). Shown once a reload was tried
 * without success, so nothing reloads by itself here; the label is F §2's (C136).
 */
export function ChunkErrorScreen({ onReload }: { onReload: () => void }) {
  return (
    <ErrorPage
      icon={<RefreshIcon />}
      title={<FormattedMessage id="errors.page.chunk.title" />}
      actions={
        <Button lang="en" onClick={onReload}>
          {REFRESH_PAGE}
        </Button>
      }
    >
      <FormattedMessage id="errors.page.chunk.body" />
    </ErrorPage>
  )
}
