import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useState, type ReactNode } from 'react'

import { SignedInArea } from '~/routes/-SignedInArea'

import { createPage, type PageOptions } from './app-page'

export type ScreenProps = PageOptions & {
  /** Stands in the signed-in frame instead of the page of the address: for what no address shows. */
  children?: ReactNode
}

/** A page of the app in its place: the real route tree with its guards, loaders, frame and texts. Who is there: `visit`. */
export function Screen({ url, onArrive, children }: ScreenProps) {
  const [{ queryClient, router, loading }] = useState(() => {
    const page = createPage({ url, onArrive })
    return { ...page, loading: children === undefined ? undefined : page.router.load() }
  })
  return (
    <QueryClientProvider client={queryClient}>
      {loading === undefined ? (
        <RouterProvider router={router} />
      ) : (
        <RouterContextProvider router={router}>
          <Suspense>
            <Framed loading={loading}>{children}</Framed>
          </Suspense>
        </RouterContextProvider>
      )}
    </QueryClientProvider>
  )
}

/** The guards and loaders of the address come first, as before each page. */
function Framed({ loading, children }: { loading: Promise<void>; children: ReactNode }) {
  use(loading)
  return <SignedInArea>{children}</SignedInArea>
}
