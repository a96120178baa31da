import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useStore } from 'zustand'

import type { Services } from '~/routes/-router-context'

import type { Runtime } from './start-app'

/** Between the user menu and the sandbox, each button beside the other. */
const QUERIES_AT = { position: 'fixed', bottom: 8, left: 'calc(50% - 4rem)', zIndex: 9999 } as const
const ROUTER_AT = { style: { left: '50%' } }

function QueryTools({ queries }: Pick<Services, 'queries'>) {
  const { client, id } = useStore(queries.store)
  return (
    <div style={QUERIES_AT}>
      <ReactQueryDevtools key={id} client={client} buttonPosition="relative" />
    </div>
  )
}

function Tools({ router, services: { loaded } }: Pick<Runtime, 'router' | 'services'>) {
  const [session, setSession] = useState(loaded)
  // no page is to load the session earlier because somebody looks at its queries
  useEffect(() => router.subscribe('onResolved', () => setSession(loaded())), [router, loaded])
  return (
    <>
      <TanStackRouterDevtools router={router} position="bottom-left" toggleButtonProps={ROUTER_AT} />
      {session && <QueryTools queries={session.queries} />}
    </>
  )
}

/** Shows the tools of queries and router, in a tree of their own: their faults are not those of the page. */
export function showDevelopmentTools(runtime: Pick<Runtime, 'router' | 'services'>): void {
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(<Tools {...runtime} />)
}
