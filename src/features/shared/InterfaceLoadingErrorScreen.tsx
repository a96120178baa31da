import { Button } from '~/design/Button'
import { ErrorPage } from '~/design/ErrorPage'
import { ErrorIcon } from '~/design/icons'
import { Box } from '~/design/layout'
import { INTERFACE_LOADING_ERROR, INTERFACE_LOADING_HELP, REFRESH_PAGE } from '~/i18n/interface-loading'

import { reloadPage } from './reload-page'

/** F §2, when the app cannot start. Needs neither texts nor router: both may be what failed. */
export function InterfaceLoadingErrorScreen({ onReload = reloadPage }: { onReload?: () => void }) {
  return (
    <Box component="main" lang="en" sx={{ display: 'grid', alignContent: 'center', minHeight: '100dvh' }}>
      <div role="alert">
        <ErrorPage
          icon={<ErrorIcon />}
          title={INTERFACE_LOADING_ERROR}
          actions={<Button onClick={onReload}>{REFRESH_PAGE}</Button>}
        >
          {INTERFACE_LOADING_HELP}
        </ErrorPage>
      </div>
    </Box>
  )
}
