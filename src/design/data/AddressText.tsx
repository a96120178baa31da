import { Fragment } from 'react'

const HOST = /^[^\s@.]+(?:\.[^\s@.]+)+$/

/**
 * Text that may hold an address. In a narrow space an e-mail wraps after its `@` and a host name before a dot, not
 * anywhere.
 */
export const AddressText = ({ children }: { children: string }) =>
  (children.match(HOST.test(children) ? /\.?[^.]+/g : /[^@]+@?|@/g) ?? []).map((part, at) => (
    // the parts have no ids: their index is their key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
