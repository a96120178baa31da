import { isId } from '~/platform/storage'

/** The starting point of the access page: a user or a brand. */
export type AccessSubject = { by: 'user' | 'brand'; id: number }

/** Search parameters in the URL. `brand` alone already means the tab's brand (SEL-09). */
export type AccessSearch = { access_user?: number; access_brand?: number }

export const accessSearch = (subject?: AccessSubject): AccessSearch =>
  subject ? { [`access_${subject.by}`]: subject.id } : {}

/** The settings section where users get access to brands, and brands get an administrator. */
export const accessPlace = (subject?: AccessSubject) =>
  ({ to: '/settings', hash: 'marques', search: accessSearch(subject) }) as const

/** The brands that get an administrator, and the control beside which the user is chosen. */
export type AdminTarget = { brands: readonly { id: number; name: string }[]; opener: Element }

/** Opens the choice of an administrator. */
export type NameAdmin = (target: AdminTarget) => void

/** The URL may hold anything: invalid values are ignored. */
export function readAccessSubject({ access_user, access_brand }: Record<string, unknown>): AccessSubject | undefined {
  if (isId(access_user)) return { by: 'user', id: access_user }
  return isId(access_brand) ? { by: 'brand', id: access_brand } : undefined
}
