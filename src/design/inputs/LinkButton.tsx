import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'

/** An act that stands in a sentence, where a link would. */
export const LinkButton = ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
  <MuiLink component="button" type="button" onClick={onClick} sx={{ font: 'inherit', verticalAlign: 'baseline' }}>
    {children}
  </MuiLink>
)
