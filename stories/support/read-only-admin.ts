import { HUGO } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

/** A story's user who is read-only by type and company admin by flag: sees the sections, changes nothing (K23, K36). */
export const READ_ONLY_ADMIN = { visit: { as: HUGO, world: worlds.readOnlyWithCompanyFlag } }
