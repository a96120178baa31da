/**
 * Areas of the product by their address. They are plain texts: a way there is shown once the page exists, as in the
 * navigation.
 */
export const PLACES: Readonly<Record<'brands' | 'pages' | 'analytics' | 'users' | 'invitations', string>> = {
  brands: '/brands',
  pages: '/pages',
  analytics: '/analytics',
  users: '/users',
  invitations: '/users/invitations',
}

/** The page of the invitations, with its dialog open (INV-11). */
export const INVITING = { to: PLACES.invitations, search: { invite: true } } as const

/** The page of the brands, with the form of a new one open. */
export const CREATING = { to: PLACES.brands, search: { create: true } } as const

/** A way to one of them. */
export type Way = { to: string; search?: { invite: true } | { create: true } }

export const brandPlace = (id: number): string => `${PLACES.brands}/${id}`
