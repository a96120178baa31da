import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { use, useState, type ReactNode } from 'react'

import { SignedInArea } from '~/routes/-SignedInArea'

import { createPage, type Arrival } from './app-page'

export type ScreenProps = Arrival & {
  /** Stands in the signed-in frame instead of the page of the address: for what no address shows. */
  children?: ReactNode
}

/** A page of the app in its place: the real route tree with its guards, loaders, frame and texts. Who is there: `visit`. */
export function Screen({ url, onArrive, children }: ScreenProps) {
  const [{ queryClient, router }] = useState(() => createPage({ url, onArrive }))
  return (
    <QueryClientProvider client={queryClient}>
      {children === undefined ? (
        <RouterProvider router={router} />
      ) : (
        <RouterContextProvider router={router}>
          <Framed load={() => router.load()}>{children}</Framed>
        </RouterContextProvider>
      )}
    </QueryClientProvider>
  )
}

/** The guards and loaders of the address have run, as before each page. */
function Framed({ load, children }: { load: () => Promise<void>; children: ReactNode }) {
  const [loading] = useState(load)
  use(loading)
  return <SignedInArea>{children}</SignedInArea>
}
