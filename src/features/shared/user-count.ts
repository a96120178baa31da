import type { Brand } from '~/api/generated/types.gen'

/** The field of a brand with its number of users, and the order by it. Named here alone, for pages and their tests. */
export const USER_COUNT = 'users_count' satisfies keyof Brand

/** How many users may open the brand. Null: not known, which is not 0. */
export const userCount = ({ [USER_COUNT]: count }: Brand): number | null => count
