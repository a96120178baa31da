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

/** Whose access is shown: a user or a brand, or the list of them while none is chosen. */
export type AccessSubject = { by: 'user' | 'brand'; id?: number | undefined }

/** Search parameters in the URL. `brand` alone already means the tab's brand. */
export type AccessSearch = { access_user?: number; access_brand?: number; by?: 'brand' }

export function accessSearch({ by, id }: AccessSubject): AccessSearch {
  if (id !== undefined) return { [`access_${by}`]: id }
  return by === 'brand' ? { by } : {}
}

/** The page where users get access to brands, and brands get an administrator. */
export const accessLink = (subject: AccessSubject) => linkOptions({ to: '/access', search: accessSearch(subject) })

/** The URL may hold anything: invalid values are ignored. */
export function readAccessSubject({ access_user, access_brand, by }: Record<string, unknown>): AccessSubject {
  if (isId(access_user)) return { by: 'user', id: access_user }
  if (isId(access_brand)) return { by: 'brand', id: access_brand }
  return { by: by === 'brand' ? 'brand' : 'user' }
}
