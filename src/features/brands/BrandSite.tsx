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
      <Link href={link} external color="inherit" underline="hover" sx={ONE_LINE}>
        {hostOf(link)}
      </Link>
    )
  return (
    <Muted>
      <Truncated>{url?.trim() || ABSENT}</Truncated>
    </Muted>
  )
}

const ONE_LINE = {
  // text for screen readers would be cut off with the rest
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
