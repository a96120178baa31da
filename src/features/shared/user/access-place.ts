import { isId } from '~/platform/storage'

/** Whose access is shown: a user or a brand, or the list of them while none is chosen. */
export type AccessSubject = { by: 'user' | 'brand'; id?: number | undefined }

/** Search parameters in the URL. `brand` alone already means the tab's brand (SEL-09). */
export type AccessSearch = { access_user?: number; access_brand?: number; by?: 'brand' }

export function accessSearch({ by, id }: AccessSubject): AccessSearch {
  if (id !== undefined) return { [`access_${by}`]: id }
  return by === 'brand' ? { by } : {}
}

/** The page where users get access to brands, and brands get an administrator. */
export const accessPlace = (subject: AccessSubject) => ({ to: '/access', search: accessSearch(subject) }) as const

/** The brands that get an administrator, and the control beside which the user is chosen. */
export type AdminTarget = { brands: readonly { id: number; name: string }[]; opener: Element }

/** Opens the choice of an administrator. */
export type NameAdmin = (target: AdminTarget) => void

/** The URL may hold anything: invalid values are ignored. */
export function readAccessSubject({ access_user, access_brand, by }: Record<string, unknown>): AccessSubject {
  if (isId(access_user)) return { by: 'user', id: access_user }
  if (isId(access_brand)) return { by: 'brand', id: access_brand }
  return { by: by === 'brand' ? 'brand' : 'user' }
}
