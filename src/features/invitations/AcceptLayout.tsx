import type { ReactNode } from 'react'

import { Box, Typography } from '~/design/layout/layout'
import { FormCard } from '~/features/shared/public/FormCard'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

type AcceptLayoutProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode; actions?: ReactNode }

/** The page of an invitation: what it is, what is wrong with it if anything, the next step. */
export function AcceptLayout({ title, lead, children, actions }: AcceptLayoutProps) {
  return (
    <PublicLayout>
      <FormCard>
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        {lead && <Typography sx={{ marginTop: 0.5, color: 'text.secondary' }}>{lead}</Typography>}
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, marginTop: 3 }}>
          {children}
          {actions && <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>{actions}</Box>}
        </Box>
      </FormCard>
    </PublicLayout>
  )
}
