import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/layout'

/** The logo, two overlapping labels, and the product's name. */
export function Wordmark() {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'text.primary', fontWeight: 650 }}>
      <Box component="svg" viewBox="0 0 28 28" aria-hidden="true" sx={{ width: 28, height: 28, color: 'primary.main' }}>
        <rect width="28" height="28" rx="8" fill="currentColor" />
        <path
          d="M8 9.5A1.5 1.5 0 0 1 9.5 8h4.6c.4 0 .8.2 1.1.4l4.9 5a1.5 1.5 0 0 1 0 2.1l-4.6 4.6a1.5 1.5 0 0 1-2.1 0l-5-4.9c-.2-.3-.4-.7-.4-1.1z"
          fill="var(--mui-palette-primary-contrastText)"
        />
        <circle cx="11.6" cy="11.6" r="1.5" fill="currentColor" />
      </Box>
      <FormattedMessage id="common.app.name" />
    </Box>
  )
}
