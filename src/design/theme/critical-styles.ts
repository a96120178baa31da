import createEmotionServer from '@emotion/server/create-instance'

import { createStyleCache } from './style-cache'

/** For pages rendered by the build: gathers the rules of what is rendered with this cache. */
export function collectStyles() {
  const cache = createStyleCache()
  // the rules stand in the head, not beside each element: the browser's cache takes them up from there
  cache.compat = true
  const server = createEmotionServer(cache)
  return {
    cache,
    /** As `<style>` elements that the client recognises as its own. */
    stylesOf: (html: string): string => server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html)),
  }
}
