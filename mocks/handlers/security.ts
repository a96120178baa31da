import type { MockApi } from '../core/define-api.ts'
import { isoTime, nextId, type Server } from '../domain/world.ts'

const MAX_EVENTS = 200

/** Fire and forget: every well-formed event is recorded. */
export const securityHandlers = ({ world, now }: Server): Pick<MockApi, 'logSecurityEvent'> => ({
  logSecurityEvent({ body: { type, event, data } }) {
    const entry = { id: nextId(world, 'entry'), received_at: isoTime(now()), type, event, url: data.url ?? '' }
    world.securityLog = [...world.securityLog, entry].slice(-MAX_EVENTS)
  },
})
