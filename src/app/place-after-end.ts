import type { StaticDataRouteOption } from '@tanstack/react-router'

import type { EndReason } from '~/session/session'

export type PlaceWhenEnded = {
  /** Path, query and hash of the current page. */
  href: string
  pathname: string
  /** The page is open to visitors (decision 17). */
  public: boolean
}

export type LoginPlace = {
  to: '/auth/login'
  search: { redirect?: string }
  state: { ended: EndReason; endedUsers: readonly number[] }
}

/** Whether visitors may see a page: step 1 of the registration yes, step 2 no. */
export const isPublic = ({ public: open }: StaticDataRouteOption): boolean =>
  typeof open === 'function' ? open() : open === true

/**
 * Where to go when a session ends; undefined: stay. A path with /auth/ never redirects. A public page stays open,
 * signed out. After a sign-out, in whichever tab, there is no `redirect`.
 * @param endedUser whose session it was, null when unknown
 */
export function placeAfterEnd(
  reason: EndReason,
  endedUser: number | null,
  page: PlaceWhenEnded,
): LoginPlace | undefined {
  const state = { ended: reason, endedUsers: endedUser === null ? [] : [endedUser] }
  if (reason === 'logout') return page.pathname === '/auth/login' ? undefined : { to: '/auth/login', search: {}, state }
  if (page.pathname.includes('/auth/') || page.public) return undefined
  const search = reason === 'logout-elsewhere' ? {} : { redirect: page.href }
  return { to: '/auth/login', search, state }
}
