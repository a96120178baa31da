/** Where people are given access to brands, and brands an administrator (B §2): a section of the settings. */
export const ACCESS_PLACE = { to: '/settings', hash: 'marques' } as const
