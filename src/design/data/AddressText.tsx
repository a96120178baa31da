import { Fragment, type ReactNode } from 'react'

import { styled } from '~/design/theme/styled'
import { readableHost } from '~/platform/readable-host'

const HOST = /^[^\s@.]+(?:\.[^\s@.]+)+$/
const EMAIL = /(\S+@\S+)/
/** Hyphens with the characters beside them. */
const HYPHENS = /([^\s-]?-+[^\s-]?)/

const Unbroken = styled('span')({ whiteSpace: 'nowrap' })

/** A browser would wrap after a hyphen, though the rest of the address still fits on a line. */
const withoutHyphenBreaks = (text: string): ReactNode =>
  text.split(HYPHENS).map((part, at) => (at % 2 === 1 ? <Unbroken key={at}>{part}</Unbroken> : part))

const wrapping = (parts: readonly ReactNode[]) =>
  // the parts have no ids: their index is their key
  parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))

const partsAtDots = (text: string) => text.match(/\.?[^.]+|\./g) ?? []

/** What is longer does not fit on a line of a card. */
const LONG = 24

const partsOfEmail = (email: string) =>
  (email.match(/[^@]+@?|@/g) ?? []).flatMap((part) => (part.length <= LONG ? [part] : partsAtDots(part)))

/**
 * Text that may hold an address. In a narrow space an e-mail wraps after its `@`, a host name and a long part of an
 * e-mail before a dot; an e-mail elsewhere only where it must. Hosts are shown in their own letters.
 */
export function AddressText({ children }: { children: string }) {
  const text = readableHost(children)
  return (
    // a changed text is a new element, so that its pieces do not change one by one
    <span key={text} translate="no">
      {HOST.test(text)
        ? wrapping(partsAtDots(text))
        : text
            .split(EMAIL)
            .map((part, at) => (
              <Fragment key={at}>
                {at % 2 === 1 ? wrapping(partsOfEmail(part).map(withoutHyphenBreaks)) : part}
              </Fragment>
            ))}
    </span>
  )
}
