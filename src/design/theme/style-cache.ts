import createCache, { type EmotionCache } from '@emotion/cache'

/** Before the names of the classes. */
const KEY = 'ui'

/**
 * Where the rules of the components are kept. Browsers that MUI supports need no prefixed properties but one
 * (`baseline.ts`): without the others a page rendered by the build is a third shorter.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] })

let cache: EmotionCache | undefined

/** The one of this page. It takes up the rules that the build left in it. */
export const getStyleCache = (): EmotionCache => (cache ??= createStyleCache())
