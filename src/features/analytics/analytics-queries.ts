import {
  getBrandOptions,
  getBrandsOverviewOptions,
  getBusinessStatsOptions,
  listBrandsOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import { limits } from '~/api/generated/limits.gen'
import { MINUTE_MS } from '~/platform/clock'

export const PAGE_SIZE = limits.listBrands.page_size.maximum

/** The brands with the most people, as far as the provider sorts them. */
export const largestBrandsOptions = () =>
  listBrandsOptions({ query: { ordering: '-users_count', page_size: PAGE_SIZE } })

export const overviewOptions = () => ({ ...getBrandsOverviewOptions(), staleTime: MINUTE_MS, gcTime: 10 * MINUTE_MS })

export const statsOptions = () => getBusinessStatsOptions()

export const brandOptions = (id: number) => getBrandOptions({ path: { id } })
