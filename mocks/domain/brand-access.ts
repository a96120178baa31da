import { invalid, notFound } from '../core/failure.ts'
import type { BrandRecord, Person } from './records.ts'
import type { World } from './world.ts'

export function refuseDuplicates(field: 'user_ids' | 'brand_ids', ids: number[]): void {
  if (new Set(ids).size < ids.length) throw invalid({ [field]: ['La liste contient des doublons.'] })
}

/** All or nothing: one unknown id refuses the call. */
export function knownColleagues(world: World, brand: BrandRecord, ids: number[]): Person[] {
  refuseDuplicates('user_ids', ids)
  const people = world.people.filter(({ id, company_id }) => company_id === brand.company_id && ids.includes(id))
  const unknown = ids.filter((id) => !people.some((person) => person.id === id))
  if (unknown.length > 0) throw invalid({ user_ids: unknown.map((id) => `Utilisateur ${id} introuvable.`) })
  return people
}

/** Returns how many gained access. */
export function assign(people: Person[], brand: BrandRecord): number {
  const newcomers = people.filter(({ brand_ids }) => !brand_ids.includes(brand.id))
  for (const person of newcomers) person.brand_ids.push(brand.id)
  return newcomers.length
}

/** A user who loses access to a brand also stops being its admin. */
export function remove(people: Person[], brand: BrandRecord): number {
  const members = people.filter(({ id, brand_ids }) => brand_ids.includes(brand.id) || brand.admin_id === id)
  for (const person of members) {
    person.brand_ids = person.brand_ids.filter((id) => id !== brand.id)
    if (brand.admin_id === person.id) brand.admin_id = null
  }
  return members.length
}

/** A brand has at most one admin: the new one replaces the current one. */
export function makeAdmin(person: Person | undefined, brand: BrandRecord): Person {
  if (!person || person.company_id !== brand.company_id) throw notFound('Utilisateur introuvable.')
  if (!person.is_active) throw invalid({ user_id: ['Un compte désactivé ne peut pas administrer une marque.'] })
  if (person.user_type === 'client_readonly')
    throw invalid({ user_id: ['Un client en lecture ne peut pas administrer une marque.'] })
  assign([person], brand)
  brand.admin_id = person.id
  if (person.user_type === 'brand_member') person.user_type = 'brand_admin'
  return person
}
