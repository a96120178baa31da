import type { ReactNode } from 'react'

import { Box, Typography } from '~/design/layout/layout'
import { useLanguage } from '~/i18n/language-store'

import { SANDBOX_TEXTS } from './sandbox-texts'

/** The place of the sandbox's people: as high without them, so that the page does not move when they come. */
export function SandboxPeopleFrame({ children }: { children?: ReactNode }) {
  const texts = SANDBOX_TEXTS[useLanguage()]
  return (
    <Box
      component="section"
      aria-labelledby="sandbox-people"
      sx={{ mt: 3, border: 1, borderColor: 'divider', borderRadius: 1.5 }}
    >
      <Box sx={{ p: 2, pb: 1 }}>
        <Typography id="sandbox-people" component="h2" sx={{ fontWeight: 600 }}>
          {texts.people}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.peopleHelp}
        </Typography>
      </Box>
      <Box sx={{ height: 264, overflowY: 'auto' }}>{children}</Box>
    </Box>
  )
}
