import type { ReactNode } from 'react'

import { Column } from '~/design/layout/Flex'
import { Muted, PageTitle } from '~/design/layout/Text'
import { FormCard } from '~/features/shared/public/FormCard'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

type AcceptLayoutProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode; actions?: ReactNode }

/** The page of an invitation: what it is, any problem with it, and the next step. */
export function AcceptLayout({ title, lead, children, actions }: AcceptLayoutProps) {
  return (
    <PublicLayout fixed>
      <FormCard>
        <PageTitle>{title}</PageTitle>
        {lead && (
          <Muted as="p" mt={0.5}>
            {lead}
          </Muted>
        )}
        <Column gap={2.5} mt={3}>
          {children}
          {actions && <Column gap={1}>{actions}</Column>}
        </Column>
      </FormCard>
    </PublicLayout>
  )
}
