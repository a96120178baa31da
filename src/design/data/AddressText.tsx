import { Fragment } from 'react'

const HOST = /^[^\s@.]+(?:\.[^\s@.]+)+$/

/**
 * A text that may hold an address: where room is short, an e-mail wraps after its `@`, and a host before a dot, rather than
 * anywhere.
 */
export const AddressText = ({ children }: { children: string }) =>
  (children.match(HOST.test(children) ? /\.?[^.]+/g : /[^@]+@?|@/g) ?? []).map((part, at) => (
    // the parts of a text are known by their place
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
