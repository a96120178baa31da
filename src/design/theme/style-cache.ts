import createCache, { type EmotionCache } from '@emotion/cache'

/** Prefix of the class names. */
const KEY = 'ui'

/**
 * The Emotion cache. The browsers that MUI supports need one prefixed property (`baseline.ts`); without the others a
 * pre-rendered page is a third smaller.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] })

let cache: EmotionCache | undefined

/** The cache of this page. Reuses the styles of the pre-rendered page. */
export const getStyleCache = (): EmotionCache => (cache ??= createStyleCache())

/** Whether the build has rendered this page, and with it `BaseStyles`. Asked before React renders. */
export const hasRenderedBase = (): boolean => document.querySelector(`style[data-emotion^="${KEY}-global"]`) !== null
