import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Avatar } from '~/design/data/Avatar'
import { Truncated } from '~/design/data/Truncated'
import { Box } from '~/design/layout/layout'

import { AppLink } from '../shared/AppLink'
import { brandPlace } from './places'

export type BrandRow = {
  id: number
  name: string
  /** Under the name. */
  detail?: ReactNode
  /** What sets it apart from the others. */
  mark?: ReactNode
}

type BrandRowsProps = {
  brands: readonly BrandRow[]
  /** How many there are in all, as far as it is known. */
  total: number
  /** Whether a page of this address exists. */
  exists: (path: string) => boolean
}

const AT_MOST = 6

/** The first few brands; the list of all is a page of its own. */
export function BrandRows({ brands, total, exists }: BrandRowsProps) {
  const shown = brands.slice(0, AT_MOST)
  const others = Math.max(0, total - shown.length)
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shown.map(({ id, name, detail, mark }) => (
        <Box component="li" key={id} sx={ROW}>
          <Avatar name={name} shape="square" />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 550 }}>
              {exists(brandPlace(id)) ? (
                <AppLink to={brandPlace(id)} color="inherit" underline="hover">
                  <Truncated>{name}</Truncated>
                </AppLink>
              ) : (
                <Truncated>{name}</Truncated>
              )}
            </Box>
            {detail && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{detail}</Box>}
          </Box>
          {mark}
        </Box>
      ))}
      {others > 0 && (
        <Box component="li" sx={{ pt: 1.5, typography: 'body2', color: 'text.secondary' }}>
          <FormattedMessage id="dashboard.brands.others" values={{ count: others }} />
        </Box>
      )}
    </Box>
  )
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 52,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const
