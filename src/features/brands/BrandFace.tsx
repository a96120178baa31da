import { Avatar } from '~/design/data/Avatar'
import { BrandsIcon } from '~/design/icons/icons'
import { Box, Typography } from '~/design/layout/layout'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'
import { useCompact } from '~/features/shared/sidebar-collapsed'

/** The row it stands in, whether a button or not. */
export const BRAND_FACE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.25,
  width: '100%',
  minHeight: 48,
  p: '6px',
  borderRadius: 1,
  color: 'text.primary',
} as const

type BrandFaceProps = { name: string; company: string; none?: boolean }

/** A brand at the top of the navigation: initials, name, company; or that there is none. */
export function BrandFace({ name, company, none = false }: BrandFaceProps) {
  const compact = useCompact()
  return (
    <>
      {none ? (
        <Box component="span" sx={EMPTY_PLACE}>
          <BrandsIcon size={18} />
        </Box>
      ) : (
        <Avatar name={name} shape="square" />
      )}
      {compact ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, ...WRAPPING }}>
            {name}
          </Typography>
          {company !== name && (
            <Typography
              component="span"
              variant="caption"
              sx={{ display: 'block', color: 'text.secondary', ...WRAPPING }}
            >
              {company}
            </Typography>
          )}
        </Box>
      )}
    </>
  )
}

/** A long name, or large letters: it goes on in the next line. */
const WRAPPING = { overflowWrap: 'anywhere', hyphens: 'auto' } as const

const EMPTY_PLACE = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: '1px dashed',
  borderColor: 'control',
  borderRadius: 1,
  color: 'text.secondary',
} as const
