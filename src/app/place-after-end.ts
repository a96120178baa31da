import type { StaticDataRouteOption } from '@tanstack/react-router'

import type { EndReason } from '~/session/session'

export type PlaceWhenEnded = {
  /** Path, query and hash of the page shown. */
  href: string
  pathname: string
  /** The page is open to visitors (decision 17). */
  public: boolean
}

export type LoginPlace = { to: '/auth/login'; search: { redirect?: string }; state: { ended?: EndReason } }

/** Whether visitors may be on a page now: step 1 of the registration is theirs, step 2 is not (K27). */
export const isPublic = ({ public: open }: StaticDataRouteOption): boolean =>
  typeof open === 'function' ? open() : open === true

/**
 * Where to go when a session ends; undefined: nowhere.
 * A path that contains /auth/ never redirects (F §2); a public page stays, signed out (decision 17); who signs out is not
 * brought back (decision 14).
 */
export function placeAfterEnd(reason: EndReason, page: PlaceWhenEnded): LoginPlace | undefined {
  if (reason === 'logout')
    return page.pathname === '/auth/login' ? undefined : { to: '/auth/login', search: {}, state: {} }
  if (page.pathname.includes('/auth/') || page.public) return undefined
  return { to: '/auth/login', search: { redirect: page.href }, state: { ended: reason } }
}
