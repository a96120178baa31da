import type { Brand } from '~/api/generated/types.gen'
import { USER_COUNT } from '~/features/shared/user/user-texts'

/** A brand as answers have it, for tests and stories. What else matters is written beside it: `{ ...aBrand(1), url }`. */
export const aBrand = (id: number, name = `Marque ${id}`): Brand => ({
  id,
  name,
  company: 'Atelier Lumière',
  url: null,
  brand_admin: null,
  [USER_COUNT]: 3,
  is_active: true,
})

/** A number of users, or what an answer may have in its place. */
export const withUsers = <Count>(count: Count): Record<typeof USER_COUNT, Count> => ({ [USER_COUNT]: count })
