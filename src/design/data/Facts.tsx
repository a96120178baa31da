import { type ReactNode, Fragment } from 'react'

import { WidthContainer, equalColumns } from '~/design/layout/Grid'
import { Link } from '~/design/layout/Link'
import { Muted } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { TextElement } from '~/i18n/intl'
import { readableHost } from '~/platform/web-address'

/** A name, an id or a code: a browser that translates the page leaves it as it is. */
export const Name = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>

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
 * The pieces of a text that may hold an address. In a narrow space an e-mail wraps after its `@`, a host name and a long
 * part of an e-mail before a dot; an e-mail elsewhere only where it must. Their element has `translate="no"`, and the text
 * as its key: a changed text is a new element, so that its pieces do not change one by one.
 */
export const addressPieces = (text: string): ReactNode =>
  HOST.test(text)
    ? wrapping(partsAtDots(text))
    : text
        .split(EMAIL)
        .map((part, at) => (
          <Fragment key={at}>{at % 2 === 1 ? wrapping(partsOfEmail(part).map(withoutHyphenBreaks)) : part}</Fragment>
        ))

/** Text that may hold an address. Hosts are shown in their own letters. */
export function AddressText({ children }: { children: string }) {
  const text = readableHost(children)
  return (
    <span key={text} translate="no">
      {addressPieces(text)}
    </span>
  )
}

type FactsProps = {
  facts: readonly { id: string; name: ReactNode; value: ReactNode; note?: ReactNode }[]
  /**
   * `lines`: rules between the facts; a value moves below its name when both do not fit on a line. `stacked`: small
   * names above their values, in two columns where there is room.
   */
  look?: 'columns' | 'lines' | 'stacked'
}

const Columns = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& > div': { display: 'contents' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  // a card on a phone, large text: a value beside its name would wrap within its words
  '@container (max-width: 18rem)': { gridTemplateColumns: '1fr', rowGap: 0, '& > div + div > dt': { marginTop: 8 } },
}))

const Lines = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    paddingBlock: 8,
    minHeight: 40,
    alignItems: 'center',
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { flex: '0 1 11rem', color: theme.vars.palette.text.secondary },
  '& dd': { flex: '1 1 12rem', minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
}))

const Stacked = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: equalColumns(2, 16),
  alignItems: 'start',
  gap: 16,
  margin: 0,
  overflowWrap: 'anywhere',
  '& > div': { minWidth: 0 },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}))

const ROOTS = { columns: Columns, lines: Lines, stacked: Stacked }

/** A list of names and values. */
export function Facts({ facts, look = 'columns' }: FactsProps) {
  const Root = ROOTS[look]
  const list = (
    <Root>
      {facts.map(({ id, name, value, note }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            {typeof value === 'string' ? <AddressText>{value}</AddressText> : <TextElement>{value}</TextElement>}
            {note && <Muted size="caption">{note}</Muted>}
          </dd>
        </div>
      ))}
    </Root>
  )
  return look === 'columns' ? <WidthContainer>{list}</WidthContainer> : list
}

/** Writes to the address. What is no address stays a text. */
export function EmailLink({ address }: { address: string }) {
  const text = <AddressText>{address}</AddressText>
  if (!address.includes('@')) return text
  // nothing of the address may become a header of the mail
  return <Link href={`mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`}>{text}</Link>
}
