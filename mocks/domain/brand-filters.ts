import type { Brand } from '../generated/types.gen.ts'
import type { BrandRecord } from './records.ts'
import { searchable } from './rules/names.ts'
import type { World } from './world.ts'

type BrandQuery = {
  company?: number | undefined
  brand_admin?: number | undefined
  is_active?: boolean | undefined
  search?: string | undefined
}

const among = <Value>(wanted: Value | undefined, value: Value) => wanted === undefined || wanted === value

export function brandMatches(world: World, brand: BrandRecord, query: BrandQuery): boolean {
  const admin = world.users.find(({ id }) => id === brand.admin_id)
  const searched = searchable(`${brand.name} ${brand.url} ${admin?.username ?? ''}`)
  return (
    among(query.company, brand.company_id) &&
    (query.brand_admin === undefined || brand.admin_id === query.brand_admin) &&
    among(query.is_active, brand.is_active) &&
    searched.includes(searchable(query.search ?? ''))
  )
}

const hasField = (brand: Brand, field: string): field is keyof Brand => Object.hasOwn(brand, field)

const collator = new Intl.Collator('fr', { numeric: true })

/** Sorts by any field, reversed with a leading minus; by name for an unknown field. */
export function byOrdering(ordering = 'name'): (one: Brand, other: Brand) => number {
  const wanted = ordering.replace(/^-/, '')
  const direction = ordering.startsWith('-') ? -1 : 1
  const valueOf = (brand: Brand) => String(brand[hasField(brand, wanted) ? wanted : 'name'] ?? '')
  return (one, other) => direction * collator.compare(valueOf(one), valueOf(other)) || one.id - other.id
}
