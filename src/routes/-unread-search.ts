import type { SearchSchemaInput } from '@tanstack/react-router'

/**
 * For `validateSearch`: links are typed, and the address stays as it is. Nothing is checked yet: the page and its loader
 * read the search before they use it, so that this code is fetched with the page, not with the first screen.
 */
export const unreadSearch = <Search extends object>(search: Search & SearchSchemaInput): Search => search
