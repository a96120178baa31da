import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useState, type ReactNode } from 'react'

import { QueryArea } from '~/routes/-SessionArea'
import { SignedInArea } from '~/routes/-SignedInArea'

import { createPage, type PageOptions } from './app-page'

export type ScreenProps = PageOptions & {
  /** Replaces the page in the signed-in frame, for content that no URL shows. */
  children?: ReactNode
}

/** A page of the app with the real route tree, guards, loaders, frame and texts. `visit` decides who is signed in. */
export function Screen({ url, onArrive, onAsk, children }: ScreenProps) {
  const [{ queries, router, loading }] = useState(() => {
    const page = createPage({ url, onArrive, onAsk })
    return { ...page, loading: children === undefined ? undefined : page.router.load() }
  })
  return (
    <QueryArea queries={queries}>
      {loading === undefined ? (
        <RouterProvider router={router} />
      ) : (
        <RouterContextProvider router={router}>
          <Suspense>
            <Framed loading={loading}>{children}</Framed>
          </Suspense>
        </RouterContextProvider>
      )}
    </QueryArea>
  )
}

/** Runs the guards and loaders of the URL first, as for each page. */
function Framed({ loading, children }: { loading: Promise<void>; children: ReactNode }) {
  use(loading)
  return <SignedInArea>{children}</SignedInArea>
}
