import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Avatar } from '~/design/data/Avatar'
import { Truncated } from '~/design/data/Truncated'
import { Grow } from '~/design/layout/Flex'
import { PlainList, RuledItem } from '~/design/layout/PlainList'
import { Muted, Strong } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'

import { brandPlace } from './places'

export type BrandRow = {
  id: number
  name: string
  /** Shown below the name. */
  detail?: ReactNode
  /** Extra text or badge of the row. */
  mark?: ReactNode
}

type BrandRowsProps = {
  brands: readonly BrandRow[]
  /** The total, if known. */
  total: number
  /** Whether this path is a page of the app. */
  exists: (path: string) => boolean
}

const AT_MOST = 6

/** The first few brands, with a link to the list. */
export function BrandRows({ brands, total, exists }: BrandRowsProps) {
  const shown = brands.slice(0, AT_MOST)
  const others = Math.max(0, total - shown.length)
  return (
    <PlainList>
      {shown.map(({ id, name, detail, mark }) => (
        <RuledItem key={id}>
          <Avatar name={name} shape="square" />
          <Grow>
            <Strong weight="medium">
              {exists(brandPlace(id)) ? (
                <AppLink to={brandPlace(id)} color="inherit" underline="hover" sx={{ display: 'block' }}>
                  <Truncated>{name}</Truncated>
                </AppLink>
              ) : (
                <Truncated>{name}</Truncated>
              )}
            </Strong>
            {detail && <Muted size="small">{detail}</Muted>}
          </Grow>
          {mark}
        </RuledItem>
      ))}
      {others > 0 && (
        <Muted as="li" size="small" mt={1.5}>
          <FormattedMessage id="dashboard.brands.others" values={{ count: others }} />
        </Muted>
      )}
    </PlainList>
  )
}
