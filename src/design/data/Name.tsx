import type { ReactNode } from 'react'

/** A name, an id or a code: a browser that translates the page leaves it as it is. */
export const Name = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>
