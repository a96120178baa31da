import type { ReactNode } from 'react'

import { Avatar } from '~/design/data/Avatar'
import { severalLines, Truncated } from '~/design/data/Truncated'
import { BrandsIcon } from '~/design/icons/icons'
import { Box, Grow } from '~/design/layout/Flex'
import { Muted, Strong, VisuallyHidden } from '~/design/layout/Text'
import { useCompact } from '~/features/shared/compact-sidebar'

/** The row around a brand, whether a button or not. */
export const FACE_ROW = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.25,
  width: '100%',
  // equally high with any name and without one, so that the content below does not move
  minHeight: '4.25rem',
  p: '6px',
  borderRadius: 1,
  color: 'text.primary',
} as const

export const FaceRow = ({ children }: { children: ReactNode }) => <Box sx={FACE_ROW}>{children}</Box>

type BrandFaceProps = { name: string; company: string; none?: boolean }

/** A brand at the top of the navigation: initials, name, company; or the text for no brand. */
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
        <VisuallyHidden translate="no">{name}</VisuallyHidden>
      ) : (
        <Grow as="span">
          <Box component="span" sx={NAME}>
            <Strong as="span" block>
              <Truncated>{name}</Truncated>
            </Strong>
          </Box>
          {company !== name && (
            <Muted as="span" size="caption" block>
              <Truncated>{company}</Truncated>
            </Muted>
          )}
        </Grow>
      )}
    </>
  )
}

/** A longer name is clipped, so that the navigation below does not move. */
const NAME = { '& [data-truncated]': severalLines(2) } as const

const EMPTY_PLACE = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  border: '1px dashed',
  borderColor: 'control',
  borderRadius: 1,
  color: 'text.secondary',
} as const
