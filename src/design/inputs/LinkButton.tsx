import type { ReactNode } from 'react'

import { LinkRoot } from '~/design/layout/link-root'

/** A button that looks like a link, for use in a sentence. */
export const LinkButton = ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
  <LinkRoot as="button" type="button" onClick={onClick}>
    {children}
  </LinkRoot>
)
