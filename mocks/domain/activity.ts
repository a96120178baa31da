import type { BrandRecord, Person } from './records.ts'
import { isoTime, nextId, type Server } from './world.ts'

const ENTRIES_KEPT = 400

export function noteActivity(
  server: Server,
  person: Person,
  brand: BrandRecord,
  type: string,
  description: string,
): void {
  const { world } = server
  const entry = {
    id: nextId(world, 'entry'),
    company_id: brand.company_id,
    brand_id: brand.id,
    user_id: person.id,
    type,
    description,
    created_at: isoTime(server.now()),
  }
  world.activity = [entry, ...world.activity].slice(0, ENTRIES_KEPT)
}

export function noteTrialEvent(server: Server, companyId: number, event_type: string, description: string): void {
  const { world } = server
  world.trialEvents.push({
    id: nextId(world, 'entry'),
    company_id: companyId,
    event_type,
    description,
    created_at: isoTime(server.now()),
  })
}
