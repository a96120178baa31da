// Written by `npm run generate` from src/features/shared/pages.ts. Do not edit.

/**
 * Pages that need a session, by their whole address. The boot script leads visitors of these to the sign-in before any
 * code of the app is fetched; for all others, and in the end, the guard of the routes decides.
 */
export const PROTECTED_PATHS: readonly string[] = [
  '/access',
  '/analytics',
  '/billing/cancel',
  '/billing/success',
  '/brands',
  '/dashboard',
  '/pages',
  '/settings',
  '/settings/access-review',
  '/settings/billing',
  '/subscription/upgrade',
  '/users',
  '/users/invitations',
]
