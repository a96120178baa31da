import { startTransition, useEffect, useState } from 'react'

import type { Configuration, Start } from './configuration'

/**
 * What the configuration has said so far. Its arrival is never urgent, and must not be: an urgent change would make React
 * finish a pre-rendered page in one go, while the person types.
 */
export function useStart({
  get,
  getInitial,
  subscribe,
}: Pick<Configuration, 'get' | 'getInitial' | 'subscribe'>): Start {
  const [start, setStart] = useState(getInitial)

  // the configuration is read outside React, and may be there already
  useEffect(() => {
    const follow = () => startTransition(() => setStart(get()))
    follow()
    return subscribe(follow)
  }, [get, subscribe])

  return start
}
