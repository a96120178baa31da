import { startTransition, useEffect, useState } from 'react'

import type { Configuration, Start } from './configuration'

/**
 * The configuration loaded so far. Updates must not be urgent: an urgent update would make React hydrate the page in
 * one blocking step while the user types.
 */
export function useStart({
  get,
  getInitial,
  subscribe,
}: Pick<Configuration, 'get' | 'getInitial' | 'subscribe'>): Start {
  const [start, setStart] = useState(getInitial)

  // the configuration lives outside React and may already be loaded
  useEffect(() => {
    const follow = () => startTransition(() => setStart(get()))
    follow()
    return subscribe(follow)
  }, [get, subscribe])

  return start
}
