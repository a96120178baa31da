import type { ReactNode } from 'react'

import { Box } from './layout'
import { panelId, tabId } from './Tabs'

/** The content under Tabs; only the current tab's is rendered. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} sx={{ pt: 3 }}>
      {children}
    </Box>
  )
}
