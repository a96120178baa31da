import { Avatar } from '~/design/Avatar'
import { Box, Typography } from '~/design/layout'
import { VisuallyHidden } from '~/design/VisuallyHidden'

/** The row it stands in, whether a button or not. */
export const BRAND_FACE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  width: '100%',
  minHeight: 48,
  p: '3px',
  borderRadius: 1,
  color: 'text.primary',
} as const

/** A brand at the top of the navigation: initials, name, company. */
export function BrandFace({ name, company, compact }: { name: string; company: string; compact: boolean }) {
  return (
    <>
      <Avatar name={name} shape="square" />
      {compact ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography noWrap component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {company}
          </Typography>
        </Box>
      )}
    </>
  )
}
