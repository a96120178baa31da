import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'

/** A button that looks like a link, for use in a sentence. */
export const LinkButton = ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
  <MuiLink component="button" type="button" onClick={onClick} sx={{ font: 'inherit', verticalAlign: 'baseline' }}>
    {children}
  </MuiLink>
)
