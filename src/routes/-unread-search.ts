import type { SearchSchemaInput } from '@tanstack/react-router'

/**
 * Types the search parameters for links and validates nothing. The page and its loader validate them, so that code
 * loads with the page and not with the first screen.
 */
export const unreadSearch = <Search extends object>(search: Search & SearchSchemaInput): Search => search
