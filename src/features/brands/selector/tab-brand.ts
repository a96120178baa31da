import type { SearchMiddleware } from '@tanstack/react-router'

import { isId } from '~/platform/storage'

/** The brand of this tab, if chosen or given in the URL (SEL-09). */
export type BrandSearch = { brand?: number | undefined }

/** @returns an empty object unless `brand` is an id */
export const readBrandSearch = ({ brand }: { brand?: unknown }): BrandSearch => (isId(brand) ? { brand } : {})

/** Keeps the brand in the URL across navigations. */
export const keepBrand: SearchMiddleware<BrandSearch> = ({ search, next }) => {
  const { brand } = search
  return brand === undefined ? next(search) : { brand, ...next(search) }
}
