import { Box } from '~/design/layout'

import { InterfaceFailure } from './InterfaceFailure'
import { reloadPage } from './reload-page'

/** In place of the whole app, when it cannot start. */
export function InterfaceLoadingErrorScreen({ onReload = reloadPage }: { onReload?: () => void }) {
  return (
    <Box component="main" sx={{ display: 'grid', alignContent: 'center', minHeight: '100dvh' }}>
      <InterfaceFailure onReload={onReload} />
    </Box>
  )
}
