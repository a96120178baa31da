import type { ReactNode } from 'react'

import { Box } from './layout'
import { panelId, tabId } from './Tabs'

/** The place under Tabs; only that of the current tab is rendered. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} sx={{ pt: 3 }}>
      {children}
    </Box>
  )
}
