import { invalid, notFound } from '../core/failure.ts'
import type { BrandRecord, UserRecord } from './records.ts'
import type { World } from './world.ts'

export function refuseDuplicates(field: 'user_ids' | 'brand_ids', ids: number[]): void {
  if (new Set(ids).size < ids.length) throw invalid({ [field]: ['La liste contient des doublons.'] })
}

/** All or nothing: one unknown id refuses the call. */
export function knownColleagues(world: World, brand: BrandRecord, ids: number[]): UserRecord[] {
  refuseDuplicates('user_ids', ids)
  const users = world.users.filter(({ id, company_id }) => company_id === brand.company_id && ids.includes(id))
  const unknown = ids.filter((id) => !users.some((user) => user.id === id))
  if (unknown.length > 0) throw invalid({ user_ids: unknown.map((id) => `Utilisateur ${id} introuvable.`) })
  return users
}

/** Returns how many gained access. */
export function assign(users: UserRecord[], brand: BrandRecord): number {
  const newcomers = users.filter(({ brand_ids }) => !brand_ids.includes(brand.id))
  for (const user of newcomers) user.brand_ids.push(brand.id)
  return newcomers.length
}

/** A user who loses access to a brand also stops being its admin. */
export function remove(users: UserRecord[], brand: BrandRecord): number {
  const members = users.filter(({ id, brand_ids }) => brand_ids.includes(brand.id) || brand.admin_id === id)
  for (const user of members) {
    user.brand_ids = user.brand_ids.filter((id) => id !== brand.id)
    if (brand.admin_id === user.id) brand.admin_id = null
  }
  return members.length
}

/** A brand has at most one admin: the new one replaces the current one. */
export function makeAdmin(user: UserRecord | undefined, brand: BrandRecord): UserRecord {
  if (!user || user.company_id !== brand.company_id) throw notFound('Utilisateur introuvable.')
  if (!user.is_active) throw invalid({ user_id: ['Un compte désactivé ne peut pas administrer une marque.'] })
  if (user.user_type === 'client_readonly')
    throw invalid({ user_id: ['Un client en lecture ne peut pas administrer une marque.'] })
  assign([user], brand)
  brand.admin_id = user.id
  if (user.user_type === 'brand_member') user.user_type = 'brand_admin'
  return user
}
