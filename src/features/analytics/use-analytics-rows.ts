import { useIntl } from 'react-intl'

import { getBrand } from '~/api/generated/sdk.gen'
import type { Brand } from '~/api/generated/types.gen'
import { readAllBrands } from '~/features/shared/exports/read-lists'
import type { ExportRows } from '~/features/shared/exports/use-export'

/** Each brand with its figures, as a file; of one brand when it is named. */
export function useAnalyticsRows(brandId: number | undefined): ExportRows {
  const intl = useIntl()
  const heading = () =>
    (['analytics.people.brand', 'analytics.people.count', 'analytics.csv.active', 'analytics.csv.admin'] as const).map(
      (id) => intl.formatMessage({ id }),
    )
  const yesOrNo = (yes: boolean) => intl.formatMessage({ id: yes ? 'data.yes' : 'data.no' })
  const toRow = ({ name, users_count, is_active, brand_admin }: Brand) => [
    name,
    String(users_count),
    yesOrNo(is_active),
    brand_admin === null ? '' : String(brand_admin),
  ]

  return async ({ signal, onProgress }) => {
    if (brandId !== undefined) {
      const { data } = await getBrand({ path: { id: brandId }, signal })
      return [heading(), toRow(data)]
    }
    const brands = await readAllBrands({}, { signal, onProgress })
    return [heading(), ...brands.map(toRow)]
  }
}
