/** A brand of which only the id and the state matter. */
export const aBrand = (id: number, is_active = true) => ({
  id,
  name: `Marque ${id}`,
  company: 'Agence',
  url: null,
  brand_admin: null,
  users_count: 0,
  is_active,
})
