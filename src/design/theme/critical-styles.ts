import createEmotionServer from '@emotion/server/create-instance'

import { createStyleCache } from './styled'

/** For pre-rendering: collects the styles of everything rendered with this cache. */
export function collectStyles() {
  const cache = createStyleCache()
  const server = createEmotionServer(cache)
  return {
    cache,
    /** As `<style>` elements that the client recognises. */
    stylesOf: (html: string): string => server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html)),
  }
}
