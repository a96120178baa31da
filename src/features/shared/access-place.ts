import { isId } from '~/platform/ids'

/** Who is looked at first: a person, or a brand. */
export type AccessSubject = { by: 'user' | 'brand'; id: number }

/** Search parameters of the address. `brand` alone is the brand of the tab (SEL-09). */
export type AccessSearch = { access_user?: number; access_brand?: number }

export const accessSearch = (subject?: AccessSubject): AccessSearch =>
  subject ? { [`access_${subject.by}`]: subject.id } : {}

/** Where people are given access to brands, and brands an administrator (B §2): a section of the settings. */
export const accessPlace = (subject?: AccessSubject) =>
  ({ to: '/settings', hash: 'marques', search: accessSearch(subject) }) as const

/** Anything may stand in an address: what is not understood counts as nothing (C245). */
export function readAccessSubject({ access_user, access_brand }: Record<string, unknown>): AccessSubject | undefined {
  if (isId(access_user)) return { by: 'user', id: access_user }
  return isId(access_brand) ? { by: 'brand', id: access_brand } : undefined
}
