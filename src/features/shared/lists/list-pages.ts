import { limits } from '~/api/generated/limits.gen'

/** Rows on a page of a list. */
export const PAGE_SIZE = 20

/** The most rows that one call returns: for pickers and for lists that are read completely. */
export const LARGEST_PAGE = limits.listBrands.page_size.maximum
