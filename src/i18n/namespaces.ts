/** Groups of texts: F §2's ten, and one for each area of the second document. */
export const NAMESPACES = [
  'common',
  'navigation',
  'forms',
  'errors',
  'auth',
  'dashboard',
  'pages',
  'brands',
  'users',
  'settings',
  'onboarding',
  'invitations',
  'subscription',
] as const

export type Namespace = (typeof NAMESPACES)[number]

/** Needed by every page (F §9): their French texts are part of the first script. */
export const PRELOADED_NAMESPACES = ['common', 'navigation', 'forms', 'errors'] as const satisfies readonly Namespace[]
