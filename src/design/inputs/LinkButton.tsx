import type { ReactNode } from 'react'

import { useLinkClass } from '~/design/layout/use-link-class'

/** A button that looks like a link, for use in a sentence. */
export const LinkButton = ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
  <button className={useLinkClass()} type="button" onClick={onClick}>
    {children}
  </button>
)
