import type { DriftReport } from '../ports'
import type { Operation } from './operations'

const reported = new Set<string>()

/** By then the page that asked is drawn. */
const PAUSE_MS = 3000

/** When nothing better is to be done; Safari has no idle callback. */
const whenIdle = (run: () => void) =>
  setTimeout(() => (typeof requestIdleCallback === 'function' ? requestIdleCallback(run) : run()), PAUSE_MS)

async function compare(id: Exclude<Operation['id'], 'upload'>, data: unknown, report: (drift: DriftReport) => void) {
  const { responseSchemas } = await import('../generated/response-schemas.gen')
  for (const issue of responseSchemas[id]?.safeParse(data).error?.issues ?? []) {
    // an index says nothing: the third brand drifts as the first does
    const path = issue.path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.')
    const place = `${id} ${path}`
    if (reported.has(place)) continue
    reported.add(place)
    report({ operation: id, path, problem: issue.code ?? 'invalid' })
  }
}

/**
 * Compares what came with what is documented, and reports a difference once per operation and place. It never alters
 * anything: the normalisers see to it that the screens can live with what came (decision 6). The schemas are loaded
 * late, so that the first screen does not pay for them; if they do not come, that costs a report and nothing else.
 */
export function watchDrift({ id }: Operation, data: unknown, report: (drift: DriftReport) => void): void {
  if (id === 'upload' || data === undefined) return
  whenIdle(() => void compare(id, data, report).catch(() => {}))
}
