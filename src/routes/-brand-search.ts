import type { SearchMiddleware } from '@tanstack/react-router'

import { isId } from '~/platform/ids'

/** The brand a tab shows, where one was chosen or came with the address (SEL-09). */
export type BrandSearch = { brand?: number | undefined }

/** @returns nothing for anything but the number of a brand */
export const readBrandSearch = ({ brand }: { brand?: unknown }): BrandSearch => (isId(brand) ? { brand } : {})

/** The choice goes along from page to page. */
export const keepBrand: SearchMiddleware<BrandSearch> = ({ search, next }) => {
  const { brand } = search
  return brand === undefined ? next(search) : { brand, ...next(search) }
}
