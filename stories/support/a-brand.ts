import type { Brand } from '~/api/generated/types.gen'

/** A brand as answers have it, for tests and stories. What else matters is written beside it: `{ ...aBrand(1), url }`. */
export const aBrand = (id: number, name = `Marque ${id}`): Brand => ({
  id,
  name,
  company: 'Atelier Lumière',
  url: null,
  brand_admin: null,
  users_count: 3,
  is_active: true,
})
