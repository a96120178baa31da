import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'

/** For pages rendered by the build: gathers the rules of what is rendered within `Collect`. */
export function collectStyles() {
  const cache = createCache({ key: 'css' })
  // the rules stand in the head, not beside each element: the browser's cache takes them up from there
  cache.compat = true
  const server = createEmotionServer(cache)
  return {
    Collect: ({ children }: { children: ReactNode }) => <CacheProvider value={cache}>{children}</CacheProvider>,
    /** As `<style>` elements that the client recognises as its own. */
    stylesOf: (html: string): string => server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html)),
  }
}
