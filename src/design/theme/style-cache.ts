import createCache, { type EmotionCache } from '@emotion/cache'

/** Prefix of the class names. */
const KEY = 'ui'

/**
 * The Emotion cache. The browsers that MUI supports need only one prefixed property (`baseline.ts`). Leaving out all
 * other prefixes makes a pre-rendered page a third smaller.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] })

let cache: EmotionCache | undefined

/** The cache of this page. Reuses the styles of the pre-rendered page. */
export const getStyleCache = (): EmotionCache => (cache ??= createStyleCache())

/** Whether the page was pre-rendered and so contains `BaseStyles`. Called before React renders. */
export const hasRenderedBase = (): boolean => document.querySelector(`style[data-emotion^="${KEY}-global"]`) !== null
