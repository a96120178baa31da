import { Truncated } from '~/design/data/Truncated'
import { Link } from '~/design/layout/Link'
import { Muted } from '~/design/layout/Muted'
import { hostOf, webLink } from '~/features/shared/web-link'
import { ABSENT } from '~/i18n/format-day'

/** Link to the site of a brand. A value that is not an http(s) URL stays text. */
export function BrandSite({ url }: { url: string | null }) {
  const link = webLink(url)
  if (link)
    return (
      <Link href={link} external color="inherit" underline="hover" sx={WITH_ICON}>
        <Truncated>{hostOf(link)}</Truncated>
      </Link>
    )
  return (
    <Muted>
      <Truncated>{url?.trim() || ABSENT}</Truncated>
    </Muted>
  )
}

/** Used at the end of a whole address. A column has no icons: many equal ones would be noise. */
const WITH_ICON = {
  position: 'relative',
  overflowWrap: 'anywhere',
  '&:not(td *)': {
    // keeps the icon on the line of the last letter
    '& > [data-truncated]': { display: 'inline', paddingInlineEnd: '1.375rem', whiteSpace: 'normal' },
    '& > svg': { position: 'absolute', margin: '0.1875rem 0 0 -1.25rem' },
  },
  'td &': {
    display: 'inline-flex',
    maxWidth: '100%',
    verticalAlign: 'top',
    '& > svg': { display: 'none' },
  },
} as const
