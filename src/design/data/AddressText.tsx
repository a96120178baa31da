import { Fragment } from 'react'

import { styled } from '~/design/theme/styled'

const HOST = /^[^\s@.]+(?:\.[^\s@.]+)+$/

/** Goes to the next line as a whole, and breaks at a hyphen only where a line is too short for it. */
const Whole = styled('span')({ display: 'inline-block' })

/**
 * Text that may hold an address. In a narrow space an e-mail wraps after its `@` and a host name before a dot, not
 * anywhere.
 */
export function AddressText({ children }: { children: string }) {
  if (!children.includes('@') && !HOST.test(children)) return children
  const parts = children.match(HOST.test(children) ? /\.?[^.]+/g : /[^\s@]*@|[^\s@]+|\s+/g) ?? []
  return parts.map((part, at) => (
    // the parts have no ids: their index is their key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part.includes('-') ? <Whole>{part}</Whole> : part}
    </Fragment>
  ))
}
