import { AddressText } from '~/design/data/Facts'
import { Truncated } from '~/design/data/Truncated'
import { Link } from '~/design/layout/Link'

type EmailLinkProps = {
  address: string
  /** On one line, without a rule: many equal ones would be noise. */
  inList?: boolean
}

/** Writes to the address. What is no address stays a text. */
export function EmailLink({ address, inList = false }: EmailLinkProps) {
  if (!address.includes('@')) return <Truncated>{address}</Truncated>
  // nothing of the address may become a header of the mail
  const href = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
  if (!inList)
    return (
      <Link href={href}>
        <AddressText>{address}</AddressText>
      </Link>
    )
  return (
    <Link href={href} color="inherit" underline="hover" sx={ONE_LINE}>
      <Truncated>{address}</Truncated>
    </Link>
  )
}

const ONE_LINE = { 'td &': { display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' } } as const
