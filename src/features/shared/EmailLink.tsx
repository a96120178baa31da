import { AddressText } from '~/design/data/Facts'
import { Link } from '~/design/layout/Link'

/** Writes to the address. What is no address stays a text. */
export function EmailLink({ address }: { address: string }) {
  const text = <AddressText>{address}</AddressText>
  if (!address.includes('@')) return text
  // nothing of the address may become a header of the mail
  return <Link href={`mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`}>{text}</Link>
}
