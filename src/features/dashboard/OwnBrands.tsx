import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Box, Stack } from '~/design/layout/layout'

import { Reserved } from '../shared/Reserved'
import { BrandRows, type BrandRow } from './BrandRows'
import { NoBrand } from './NoBrand'

type OwnBrandsProps = { brands: NonNullable<User['brands']>; exists: (path: string) => boolean }

/** Without access to analytics: the brands the user's own account names, and why there are no figures. No call is made. */
export function OwnBrands({ brands, exists }: OwnBrandsProps) {
  if (brands.length === 0) return <NoBrand creator={false} exists={exists} />
  const named = brands.flatMap(toRow)
  return (
    <Stack spacing={2}>
      {named.length > 0 ? (
        <BrandRows brands={named} total={brands.length} exists={exists} />
      ) : (
        <Box>
          <FormattedMessage id="data.brands" values={{ count: brands.length }} />
        </Box>
      )}
      <Reserved reason="dashboard.brands.denied" />
    </Stack>
  )
}

const toRow = (brand: NonNullable<User['brands']>[number]): BrandRow[] =>
  typeof brand === 'object' && brand.name ? [{ id: brand.id, name: brand.name }] : []
