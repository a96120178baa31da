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

/** Beside the address, also where that is cut or has several lines. In a column, one is like the other: it would be noise. */
const WITH_ICON = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  maxWidth: '100%',
  verticalAlign: 'top',
  '& > svg': { flexShrink: 0 },
  'td &': { '& > svg': { display: 'none' } },
} as const
