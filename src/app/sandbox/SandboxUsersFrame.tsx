import type { ReactNode } from 'react'

import { Box } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'

import { SANDBOX_TEXTS, useSandboxLocale } from './sandbox-texts'

/** Reserves the height of the list, so that the page does not jump when it loads. */
export function SandboxUsersFrame({ children }: { children?: ReactNode }) {
  const texts = SANDBOX_TEXTS[useSandboxLocale()]
  return (
    <Box
      component="section"
      aria-labelledby="sandbox-people"
      sx={{ mt: 3, border: 1, borderColor: 'divider', borderRadius: 1.5 }}
    >
      <Box sx={{ p: 2, pb: 1 }}>
        <Strong as="h2" id="sandbox-people">
          {texts.users}
        </Strong>
        <Muted as="p" size="small">
          {texts.usersHelp}
        </Muted>
      </Box>
      <Box sx={{ height: 264, overflowY: 'auto' }}>{children}</Box>
    </Box>
  )
}
