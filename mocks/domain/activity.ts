import type { ActivityRecord, BrandRecord, UserRecord } from './records.ts'
import { isoTime, nextId, type Server } from './world.ts'

const MAX_ENTRIES = 400

/** Only company admins see an entry without a brand, for example after the brand's deletion. */
export function recordActivity(
  server: Server,
  user: UserRecord,
  brand: Pick<BrandRecord, 'company_id'> & { id: number | null },
  type: string,
  description: string,
): void {
  const { world } = server
  const entry: ActivityRecord = {
    id: nextId(world, 'entry'),
    company_id: brand.company_id,
    brand_id: brand.id,
    user_id: user.id,
    type,
    description,
    created_at: isoTime(server.now()),
  }
  world.activity = [entry, ...world.activity].slice(0, MAX_ENTRIES)
}

export function recordTrialEvent(server: Server, companyId: number, event_type: string, description: string): void {
  const { world } = server
  world.trialEvents.push({
    id: nextId(world, 'entry'),
    company_id: companyId,
    event_type,
    description,
    created_at: isoTime(server.now()),
  })
}
