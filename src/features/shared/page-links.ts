import { linkOptions } from '@tanstack/react-router'

import { isId } from '~/platform/storage'

import type { PageAddress } from './pages'

/** A page and its search parameters, for links whose page is known only at run time. */
export type PageLink = {
  to: PageAddress
  params?: { brandId: string }
  search?: Readonly<Record<string, string | number | boolean>>
}

export const brandLink = (id: number) => linkOptions({ to: '/brands/$brandId', params: { brandId: String(id) } })

/** The brands list with the form for a new brand open. */
export const NEW_BRAND = linkOptions({ to: '/brands', search: { create: true } })

export const INACTIVE_BRANDS = linkOptions({ to: '/brands', search: { is_active: false } })

export const BRANDS_WITHOUT_ADMIN = linkOptions({ to: '/brands', search: { administrator: 'none' } })

/** The page of the invitations, with its dialog open. */
export const INVITE = linkOptions({ to: '/users/invitations', search: { invite: true } })

/**
 * Whose access is shown: a user or a brand, or the list of them while none is chosen. `dormant`: the list of users has
 * only those who have not signed in for a long time. The list of brands leaves it for the way back.
 */
export type AccessTarget = { by: 'user' | 'brand'; id?: number | undefined; dormant?: boolean | undefined }

/** Search parameters in the URL. `brand` alone already means the tab's brand. */
export type AccessSearch = { access_user?: number; access_brand?: number; by?: 'brand'; dormant?: true }

export function accessSearch({ by, id, dormant }: AccessTarget): AccessSearch {
  const filter: AccessSearch = dormant ? { dormant } : {}
  if (id !== undefined) return { [`access_${by}`]: id, ...filter }
  return by === 'brand' ? { by, ...filter } : filter
}

/** The page where users get access to brands, and brands get an administrator. */
export const accessLink = (target: AccessTarget) => linkOptions({ to: '/access', search: accessSearch(target) })

/** The URL may hold anything: invalid values are ignored. */
export function readAccessTarget(search: Record<string, unknown>): AccessTarget {
  const { access_user, access_brand, by } = search
  const dormant = search['dormant'] === true
  if (isId(access_user)) return { by: 'user', id: access_user, dormant }
  if (isId(access_brand)) return { by: 'brand', id: access_brand, dormant }
  return { by: by === 'brand' ? by : 'user', dormant }
}

/** The router parses `2024` and `true` in a URL as number and boolean, even when they are a search text. */
export const textFromUrl = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

/** A flag in the URL: the router parses `true` as a boolean, but as a text if a link quoted it. */
export function flagFromUrl(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : undefined
}

/** Search parameters of the login that leads back to an invitation. */
export const backToInvitation = (token: string) => ({
  redirect: `/onboarding/invitations/${encodeURIComponent(token)}`,
})
