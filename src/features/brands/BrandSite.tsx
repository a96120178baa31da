import { Truncated } from '~/design/data/Truncated'
import { Link } from '~/design/layout/Link'
import { Muted } from '~/design/layout/Text'
import { hostOf, shownAddress, webLink } from '~/features/shared/web-link'
import { ABSENT } from '~/i18n/format-day'

type BrandSiteProps = {
  url: string | null
  /** Without an icon: many equal ones would be noise. */
  inList?: boolean
}

/** Link to the site of a brand. A value that is not an http(s) URL stays text. */
export function BrandSite({ url, inList = false }: BrandSiteProps) {
  const link = webLink(url)
  if (link)
    return (
      <Link href={link} external={inList ? 'unmarked' : true} color="inherit" sx={inList ? IN_LIST : WITH_ICON}>
        <Truncated>{hostOf(link)}</Truncated>
      </Link>
    )
  return (
    <Muted>
      <Truncated>{shownAddress(url?.trim() || ABSENT)}</Truncated>
    </Muted>
  )
}

/** One line in a table, underlined under the pointer; whole in a card. */
const IN_LIST = {
  overflowWrap: 'anywhere',
  'td &': { display: 'inline-flex', maxWidth: '100%', verticalAlign: 'top' },
  // an address breaks there, though nothing else of its line does
  'td & wbr': { display: 'none' },
  'td &:not(:hover)': { textDecoration: 'none' },
  '&:not(td *) > [data-truncated]': { display: 'inline', whiteSpace: 'normal' },
} as const

const WITH_ICON = {
  position: 'relative',
  overflowWrap: 'anywhere',
  // keeps the icon on the line of the last letter
  '& > [data-truncated]': { display: 'inline', paddingInlineEnd: '1.375rem', whiteSpace: 'normal' },
  '& svg': { position: 'absolute', margin: '0.1875rem 0 0 -1.25rem' },
} as const
