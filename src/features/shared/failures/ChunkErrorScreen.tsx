import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { RefreshIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { REFRESH_PAGE } from '~/i18n/interface-loading'

/**
 * A script is missing on the server: a newer version was deployed (GRD-13). Shown after one automatic reload failed, so
 * it does not reload again. The label is F §2's (C136).
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
