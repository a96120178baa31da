import { Box } from '~/design/layout/Flex'
import { reloadPage } from '~/features/shared/reload-page'

import { InterfaceFailure } from './InterfaceFailure'

/** Replaces the whole app when it cannot start. */
export function InterfaceLoadingErrorScreen({ onReload = reloadPage }: { onReload?: () => void }) {
  return (
    <Box component="main" sx={{ display: 'grid', alignContent: 'center', minHeight: '100dvh' }}>
      <InterfaceFailure onReload={onReload} />
    </Box>
  )
}
