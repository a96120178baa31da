/** The brands list, filtered to inactive brands. */
export const INACTIVE_BRANDS = { to: '/brands', search: { is_active: false } } as const
