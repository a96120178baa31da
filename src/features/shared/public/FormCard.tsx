import type { ReactNode } from 'react'

import { Box } from '~/design/layout/Flex'

/** The card of a public form. On a phone, the form fills the page without a card. */
export const FormCard = ({ children }: { children: ReactNode }) => <Box sx={CARD}>{children}</Box>

const CARD = {
  padding: { xs: '24px 0', sm: 4 },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: '12px' },
  backgroundColor: { sm: 'background.paper' },
} as const
