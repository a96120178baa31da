import type { Namespace } from './namespaces.gen'

export type { Namespace } from './namespaces.gen'

/** Needed by every page: their French texts are part of the first script. */
export const PRELOADED_NAMESPACES = ['common', 'navigation', 'forms', 'errors'] as const satisfies readonly Namespace[]
