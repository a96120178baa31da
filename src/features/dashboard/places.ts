import type { PageLink } from '~/features/shared/links'

/** Paths of the app as plain texts. As in the navigation, a link is shown only if its page exists. */
export const PLACES: Readonly<Record<'brands' | 'users' | 'invitations', string>> = {
  brands: '/brands',
  users: '/users',
  invitations: '/users/invitations',
}

/** The page of the invitations, with its dialog open (INV-11). */
export const INVITING: PageLink = { to: PLACES.invitations, search: { invite: true } }

/** The brands list with the form for a new brand open. */
export const CREATING_BRAND: PageLink = { to: PLACES.brands, search: { create: true } }

/** The brands list, filtered to brands without an administrator. */
export const WITHOUT_ADMIN: PageLink = { to: PLACES.brands, search: { administrator: 'none' } }

export const brandPlace = (id: number): string => `${PLACES.brands}/${id}`
