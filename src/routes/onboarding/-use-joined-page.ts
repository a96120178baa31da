import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'

import { loadOnce } from '~/platform/async'

import type { Joined } from '../-router-context'

const page = loadOnce(async () => (await import('./-Joined')).Joined)

/** The user is about to accept an invitation. */
export const preloadJoined = () => void page.preload()

/**
 * The page after an acceptance, undefined until its script has loaded. A script that fails changes nothing of what the
 * server has done: the dashboard opens in its place.
 */
export function useJoinedPage(joined: boolean): { Page: ComponentType<Joined> | undefined; failed: boolean } {
  const router = useRouter()
  const [Page, setPage] = useState(page.loaded)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!joined || Page) return undefined
    let left = false
    void page.load().then(
      (loaded) => left || setPage(() => loaded),
      () => {
        if (left) return
        setFailed(true)
        void router.navigate({ to: '/dashboard', replace: true })
      },
    )
    return () => {
      left = true
    }
  }, [joined, Page, router])

  return { Page: joined ? Page : undefined, failed }
}
